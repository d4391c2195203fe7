import { findUnfinishedWork } from './update-hold'

/**
 * Reloads a page after a deploy removed its files. Not twice for one page and build, not offline without a
 * stored copy, and not over unfinished work.
 *
 * @returns whether the page reloads
 */
export async function reloadOnce(): Promise<boolean> {
  const build = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content
  const key = `reloaded:${build}:${window.location.pathname}`
  try {
    const canOpen = navigator.onLine || (await caches.match(window.location.pathname)) !== undefined
    if (!canOpen || sessionStorage.getItem(key) || (await findUnfinishedWork()).length > 0) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage it could repeat.
    return false
  }
  window.location.reload()
  return true
}
