/** Bytes in words, no more exact than they are. */
export function roughSize(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  if (megabytes < 1) return `${Math.max(1, Math.round(megabytes * 10)) / 10} MB`
  if (megabytes < 1000) return `${Math.round(megabytes)} MB`
  return `${Math.round(megabytes / 102.4) / 10} GB`
}
