/**
 * Work that a new version of the site must not interrupt, in this tab or in any other. Once the service worker of the
 * new version is active, an old page can no longer load its remaining chunks. Web Locks are visible to all tabs, and end
 * with the tab that holds them.
 */
const lockName = 'unfinished-work'

/** Makes a new version wait until the returned function is called or the tab is gone. */
export function holdUpdates(): () => void {
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
