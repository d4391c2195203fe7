/**
 * Asks the browser to open a `mailto:` address, as a click on such a link does.
 *
 * @param frame name of a frame of the page that the link is aimed at. Where no mail client is set up, WebKit shows an
 * error page in place of what the link was aimed at. Without such a frame the link is aimed at the page itself.
 */
export function openMailClient(url: string, frame?: string): void {
  const link = document.createElement('a')
  link.href = url
  // A name that no frame has would open a new window.
  if (frame && document.getElementsByName(frame).length > 0) link.target = frame
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
