/**
 * Work that must not be interrupted by a new version of the site, in this tab or in any other: once the new version's
 * service worker is in charge, what the old one still has to load is gone. Web Locks tell all tabs, and end with theirs.
 */
const lockName = 'unfinished-work'

/** Makes a new version wait until the returned function is called or the tab is gone. */
export function holdUpdates(): () => void {
  let release = () => {}
  const done = new Promise<void>((resolve) => {
    release = resolve
  })
  // Without locks the visitor is still asked before the page is left.
  navigator.locks?.request(lockName, { mode: 'shared' }, () => done).catch(() => {})
  return release
}

/** Whether a new version has to wait. */
export async function areUpdatesHeld(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === lockName)
}
