/**
 * Shows the notices of the page on their days. Not part of the bundle: the build adds it to pages with notices
 * (tools/vite/notices.ts), before their other scripts, so that little of the page has to move.
 */
function showNotices(): void {
  const now = Date.now()
  for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]'))
    notice.hidden = now < Number(notice.dataset.from) || now >= Number(notice.dataset.until)
}

showNotices()
// A tab may stay open over midnight.
document.addEventListener('visibilitychange', showNotices)

export {}
