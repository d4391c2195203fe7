/**
 * Adds the hidden frame that a mail is opened from. Opening it from the page would stop scripts that are still
 * loading, and WebKit shows an error page where no mail client is set up. It isn't in the HTML: a frame is slow to make.
 */
export function addMailFrame(name: string): void {
  if (document.getElementsByName(name).length > 0) return
  document.body.append(Object.assign(document.createElement('iframe'), { name, hidden: true }))
}

/** The same for a form that is sent before its script has come. */
export function addFrameOfForm({ target }: Event): void {
  if (target instanceof HTMLFormElement && target.target) addMailFrame(target.target)
}
