import { holdUpdates } from '../../../../lib/update-hold'

/** While it is needed, the browser asks before the page is left, and a new version of the site waits. */
export function createUnloadGuard(): (isNeeded: boolean) => void {
  let release: (() => void) | undefined
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  return (isNeeded) => {
    if (isNeeded && !release) {
      release = holdUpdates()
      // Only while it is needed: a page that listens is not kept for the back button.
      window.addEventListener('beforeunload', ask)
    } else if (!isNeeded && release) {
      release()
      release = undefined
      window.removeEventListener('beforeunload', ask)
    }
  }
}
