interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** True if the visitor asks sites to save data, or is on a connection that is slow for a page alone. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
