import { VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hideToasts } from '../ui/toast'

/**
 * On every change of page: to the top, the focus to the new page's start, its title announced (specification, section 2),
 * and the former page's messages gone. A change of search parameters alone, such as the work filter's, leaves all of it as it is.
 */
export function RouteFocus() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return
        document.getElementById('main')?.focus({ preventScroll: true })
        window.scrollTo({ top: 0, behavior: 'instant' })
        hideToasts()
        // The head is updated in the same render; the title is read once it stands there.
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
