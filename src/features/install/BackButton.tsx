import { IconChevronLeft } from '@tabler/icons-react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import classes from './BackButton.module.css'
import { findSlot } from './find-slot'

/** Leads to the page before, in an installed site's window without such a button of its own. */
export default function BackButton() {
  const { history } = useRouter()
  const slot = findSlot('back')
  // Follows every change of page.
  useRouterState({ select: ({ location }) => location.href })
  if (!slot || !history.canGoBack()) return null
  return createPortal(
    <button type="button" className={classes.back} aria-label="Back" onClick={() => history.back()}>
      <IconChevronLeft size={26} stroke={1.5} aria-hidden />
    </button>,
    slot,
  )
}
