import { LoadError } from './lazy-module'
import { areUpdatesHeld } from './update-hold'

const name = 'ChunkLoadError'

/**
 * Names the failures of Vite's loader. The router would reload a page whose script is missing by itself, even without a
 * network and while photographs are being enhanced; it does not know this name.
 */
export function nameChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = name
    payload.message = `${name}: ${payload.message}`
  })
}

/** Whether a page cannot be shown because one of its files could not be loaded. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof LoadError || (error instanceof Error && error.name === name)

/**
 * Reloads a page of which a deploy has removed files. Once for each page of a build, so that it does not repeat endlessly,
 * never where the browser's error page would take its place, because there is no network and the page is not on the
 * device, and never while photographs are being enhanced.
 *
 * @returns whether the page reloads
 */
export async function reloadOnce(): Promise<boolean> {
  const build = document.querySelector<HTMLMetaElement>('meta[name="revision"]')?.content
  const key = `reloaded:${build}:${window.location.pathname}`
  try {
    const canOpen = navigator.onLine || (await caches.match(window.location.pathname)) !== undefined
    if (!canOpen || sessionStorage.getItem(key) || (await areUpdatesHeld())) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage it could repeat.
    return false
  }
  window.location.reload()
  return true
}
