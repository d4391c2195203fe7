const key = 'reloaded-for-missing-chunk'

/**
 * A tab that was open through a deploy asks for chunks that are gone: it reloads itself, once, into the new build.
 * Offline a reload would help nothing.
 */
export function recoverFromStaleBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(key)) return
    event.preventDefault()
    sessionStorage.setItem(key, 'yes')
    window.location.reload()
  })
}
