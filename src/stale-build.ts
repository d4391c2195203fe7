const key = 'reloaded-for-missing-chunk'

/**
 * A tab that was open through a deploy asks for chunks that are gone: it reloads itself into the new build, at most
 * once from each build. Offline a reload would help nothing.
 */
export function recoverFromStaleBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(key) === import.meta.url) return
    event.preventDefault()
    sessionStorage.setItem(key, import.meta.url)
    window.location.reload()
  })
}
