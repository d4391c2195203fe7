/** What can cover the page: one project, or the presentation of all photographs. */
export interface OpenView {
  readonly project?: number
  readonly present?: true
}

export interface Views extends OpenView {
  /** The address that shows a project. */
  readonly hrefOf: (project: number) => string
  readonly open: (view: OpenView) => void
  /** Shows another project instead of the current one. */
  readonly turnTo: (project: number) => void
  readonly close: () => void
}
