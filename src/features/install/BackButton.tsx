import { IconChevronLeft } from '@tabler/icons-react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import classes from './BackButton.module.css'
import { findSlot } from './find-slot'

/** Goes back, in an installed site's window that has no back button. */
export default function BackButton() {
  const { history } = useRouter()
  const slot = findSlot('back')
  // Renders again after every navigation.
  useRouterState({ select: ({ location }) => location.href })
  if (!slot || !history.canGoBack()) return null
  return createPortal(
    <button type="button" className={classes.back} aria-label="Back" onClick={() => history.back()}>
      <IconChevronLeft size={26} stroke={1.5} aria-hidden />
    </button>,
    slot,
  )
}
