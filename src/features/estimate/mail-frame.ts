/**
 * Adds the hidden frame that a mail is opened from. From the page itself it would stop the scripts that are on their
 * way, and WebKit would leave the page where no mail client is set up. A frame takes a phone too long for the HTML.
 */
export function addMailFrame(name: string): void {
  if (document.getElementsByName(name).length > 0) return
  document.body.append(Object.assign(document.createElement('iframe'), { name, hidden: true }))
}
