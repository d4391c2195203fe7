/** What can lie over the page: one project, or all photographs one at a time. */
export interface OpenView {
  readonly project?: number
  readonly present?: true
}

export interface Views extends OpenView {
  /** The address that shows a project. */
  readonly hrefOf: (project: number) => string
  readonly open: (view: OpenView) => void
  /** Shows another project in the place of this one. */
  readonly turnTo: (project: number) => void
  readonly close: () => void
}
