import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hideToasts } from '@/ui/lazy-toasts'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/**
 * Whenever a link is followed: scrolls to the top or to the section that the address names (specification,
 * section 2), moves the focus there and removes the toasts of the page before. A new page's title is
 * announced. A change of search parameters only, such as the work filter's, does none of this.
 */
export function RouteFocus() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation) return
        goTo(toLocation.hash)
        // The same render updates the title, so it is read afterwards.
        requestAnimationFrame(() => setAnnouncement(document.title))
      }),
    [router],
  )

  // A link to the page itself renders nothing new.
  useEffect(() => {
    function follow({ defaultPrevented, target }: MouseEvent): void {
      const link = target instanceof Element && target.closest('a')
      // The browser follows what nobody has taken. A link to a dialog opens it in place.
      if (!defaultPrevented || !link || link.ariaHasPopup) return
      if (link.pathname === router.state.resolvedLocation?.pathname) goTo(link.hash.slice(1))
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}

/** @param id a section's. Without such a section it goes to the top. */
function goTo(id: string): void {
  const section = document.getElementById(id)
  const target = section ?? document.getElementById('main')
  if (target) target.tabIndex = -1
  target?.focus({ preventScroll: true })
  if (section) section.scrollIntoView()
  else window.scrollTo({ top: 0, behavior: 'instant' })
  hideToasts()
}
