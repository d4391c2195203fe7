/**
 * Keeps skipped view transitions out of the console. The browser skips a transition when the next one starts or the tab is
 * hidden. The page still changes, but a promise is rejected that the router does not handle.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { name = '', message = '' } = event.reason instanceof DOMException ? event.reason : {}
    if ((name === 'AbortError' || name === 'InvalidStateError') && /transition/i.test(message))
      event.preventDefault()
  })
}
