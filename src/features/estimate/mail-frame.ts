/**
 * Sees to the hidden frame that a mail is opened from. One opened from the page would stop the scripts that are on
 * their way, and WebKit replaces the page where no mail client is set up. A frame takes a phone some time.
 */
export function addMailFrame(name: string): void {
  if (document.getElementsByName(name).length > 0) return
  document.body.append(Object.assign(document.createElement('iframe'), { name, hidden: true }))
}
