/** Saves a file under a name of our own, as a download. */
export function saveBlobAs(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser starts to read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
