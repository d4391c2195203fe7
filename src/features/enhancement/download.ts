/** Saves what stands at a same-origin or object address under a name of our own. */
export function saveAs(url: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
}

/** Saves a file from memory. */
export function saveBlobAs(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file)
  saveAs(url, fileName)
  // The browser starts to read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
