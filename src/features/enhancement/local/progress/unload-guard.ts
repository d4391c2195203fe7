import { holdUpdates } from '../../../../lib/update-hold'

/** As long as it is told so, the browser asks before the page is left, and a new version of the site waits. */
export function createLeaveGuard(): (isNeeded: boolean) => void {
  let release: (() => void) | undefined
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  return (isNeeded) => {
    if (isNeeded && !release) {
      release = holdUpdates()
      // Only while it is needed: pages that listen are not kept for a quick way back.
      window.addEventListener('beforeunload', ask)
    } else if (!isNeeded && release) {
      release()
      release = undefined
      window.removeEventListener('beforeunload', ask)
    }
  }
}
