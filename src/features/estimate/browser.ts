/** Asks the browser to open a `mailto:` address, as a click on such a link does. */
export function openMailClient(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.hidden = true
  document.body.append(link)
  try {
    link.click()
  } finally {
    link.remove()
  }
}

/** Longer than a clipboard that answers takes; one that does not must not keep the mail from opening. */
const clipboardTimeout = 1000

/** Puts a text on the clipboard. Returns whether it is there; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const written = navigator.clipboard.writeText(text).then(() => true)
    return await Promise.race([written, pause(clipboardTimeout).then(() => false)])
  } catch {
    return false
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
