/** How the router knows that a page's script has gone with a deploy: then it loads the page anew by itself, once. */
const knownToRouter = 'Failed to fetch dynamically imported module'

/**
 * Lets a page recover from every file that it cannot get, style sheets included, of which the router does not know.
 * Without a network, loading anew would give up the page that is there for the browser's own error: then the failure has
 * another name, and is shown in place (`layout/ErrorPage`).
 */
export function recoverFromChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${navigator.onLine ? knownToRouter : 'Offline'}: ${payload.message}`
  })
}
