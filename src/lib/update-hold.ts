/**
 * Work that a new version of the site must not interrupt, in this tab or in any other. Once the service worker of the
 * new version is active, an old page can no longer load its remaining chunks. Web Locks are visible to all tabs, and end
 * with the tab that holds them.
 */
const lockName = 'unfinished-work'

export function createUpdateHold(): (isNeeded: boolean) => void {
  let release: (() => void) | undefined
  return (isNeeded) => {
    if (isNeeded) release ??= holdLock()
    else {
      release?.()
      release = undefined
    }
  }
}

function holdLock(): () => void {
  let release = () => {}
  const done = new Promise<void>((resolve) => {
    release = resolve
  })
  // Without Web Locks, the unload guard still asks the visitor before the page is left.
  navigator.locks?.request(lockName, { mode: 'shared' }, () => done).catch(() => {})
  return release
}

/** Whether a new version has to wait. */
export async function areUpdatesHeld(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === lockName)
}
