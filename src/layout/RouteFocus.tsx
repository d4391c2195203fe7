import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hideToasts } from '@/ui/toast'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/**
 * On every navigation: scrolls to the top or to the section that the address names (specification, section
 * 2), moves the focus to the start of the new page, announces its title and removes the toasts of the page
 * before. A change of search parameters only, such as the work filter's, does none of this.
 */
export function RouteFocus() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
        if (!pathChanged || !fromLocation) return
        document.getElementById('main')?.focus({ preventScroll: true })
        const section = document.getElementById(toLocation.hash)
        if (section) section.scrollIntoView()
        else window.scrollTo({ top: 0, behavior: 'instant' })
        hideToasts()
        // The same render updates the title, so it is read afterwards.
        requestAnimationFrame(() => setAnnouncement(document.title))
      }),
    [router],
  )

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  )
}
