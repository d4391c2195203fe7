/**
 * Makes a switch for the browser's question whether to leave the page. Off, nothing listens: a page that does
 * isn't kept for the back button.
 */
export function createLeaveQuestion(): (isNeeded: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  return (isNeeded) => {
    if (isNeeded) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
}
