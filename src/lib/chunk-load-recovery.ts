import { findUnfinishedWork } from './update-hold'

/**
 * Reloads a page of which a deploy has removed files. Once for each page of a build, so that it does not
 * repeat endlessly, never where the browser's error page would take its place, because there is no network
 * and the page is not on the device, and never over unfinished work.
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
