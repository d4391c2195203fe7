/** Shows the notices of the page on their days, and hides them on others (Notices.tsx). */
export function showNotices(): void {
  const now = Date.now()
  for (const notice of document.querySelectorAll<HTMLElement>('[data-until]'))
    notice.hidden = now < Number(notice.dataset.from) || now >= Number(notice.dataset.until)
}
