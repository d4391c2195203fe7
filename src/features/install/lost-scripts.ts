/**
 * Once a deploy has taken a page's script away, the router loads the page anew by itself, once. Without a network that
 * would give up the page that is there for the browser's own error: there, the failure has another name, which the router
 * shows in place (`layout/ErrorPage`).
 */
export function stayWhileOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
  })
}
