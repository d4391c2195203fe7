/** While it is needed, the browser asks before the page is left. */
export function createUnloadGuard(): (isNeeded: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  return (isNeeded) => {
    // Only while it is needed: a page that listens is not kept for the back button.
    if (isNeeded) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
}
