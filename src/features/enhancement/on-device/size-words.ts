/** Bytes as the page shows them, in MB with two decimals (specification, section 2). */
export const inMegabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`

/** Bytes in the fewest words: "3.4 MB", "486 MB", "1.2 GB". */
export function roughSize(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  if (megabytes >= 999.5) return `${(megabytes / 1024).toFixed(1)} GB`
  return `${megabytes.toFixed(megabytes < 9.95 ? 1 : 0)} MB`
}
