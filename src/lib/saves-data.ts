interface NetworkInformation {
  readonly saveData?: boolean
}

/** Whether the visitor asks sites to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
