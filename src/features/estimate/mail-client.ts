/**
 * Asks the browser to open a `mailto:` address, as a click on such a link does.
 *
 * @param frame name of the frame that the link is aimed at, which is made if the page has none of that name. Where no mail
 * client is set up, WebKit shows an error page in place of what the link was aimed at. Without a name that is the page.
 */
export function openMailClient(url: string, frame?: string): void {
  const link = document.createElement('a')
  link.href = url
  if (frame) {
    // A name that no frame has would open a new window.
    if (document.getElementsByName(frame).length === 0) addFrame(frame)
    link.target = frame
  }
  link.hidden = true
  document.body.append(link)
  try {
    link.click()
  } finally {
    link.remove()
  }
}

/** For screen readers, which may come across the hidden frame. */
export const frameTitle = 'Opens the email app'

function addFrame(name: string): void {
  const frame = document.createElement('iframe')
  document.body.append(Object.assign(frame, { name, hidden: true, title: frameTitle }))
}
