/**
 * Keeps skipped view transitions out of the console. The browser skips one when the next begins or the tab is hidden; the
 * page changes all the same. It then rejects a promise that the router does not handle.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { name = '', message = '' } = event.reason instanceof DOMException ? event.reason : {}
    if ((name === 'AbortError' || name === 'InvalidStateError') && /transition/i.test(message))
      event.preventDefault()
  })
}
