/**
 * Calls back at each sign that somebody is about to use a part of the page: a pointer or the focus in it, or less
 * than a screen between it and what is seen, once the page was scrolled or operated.
 *
 * @returns ends the watch
 */
export function watchIntent(part: Element, onIntent: () => void): () => void {
  const untilEnd = new AbortController()
  // Before React, which stops events in a part of the page that it hasn't hydrated.
  const options = { capture: true, passive: true, signal: untilEnd.signal }
  const onSign = ({ target }: Event) => {
    if (target instanceof Node && part.contains(target)) onIntent()
  }
  for (const sign of ['pointerover', 'touchstart', 'focusin']) window.addEventListener(sign, onSign, options)

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) onIntent()
    },
    { rootMargin: '100% 0px' },
  )
  for (const sign of ['scroll', 'pointerdown', 'keydown'])
    window.addEventListener(sign, () => observer.observe(part), { ...options, once: true })
  // The page may have been scrolled or focused before.
  if (window.scrollY > 0) observer.observe(part)
  if (part.contains(document.activeElement)) onIntent()

  return () => {
    untilEnd.abort()
    observer.disconnect()
  }
}
