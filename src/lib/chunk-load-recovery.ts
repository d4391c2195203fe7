/** The message by which the router recognizes that a deploy has removed a page's script. The router then reloads the page once. */
const knownToRouter = 'Failed to fetch dynamically imported module'

/**
 * Lets a page recover when any of its files is missing. The router knows only about scripts, and this adds style sheets.
 * Without a network a reload would replace the page by the browser's error page. The failure then gets another name and is
 * shown in place (`layout/ErrorPage`).
 */
export function recoverFromChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${navigator.onLine ? knownToRouter : 'Offline'}: ${payload.message}`
  })
}
