import { IconChevronLeft } from '@tabler/icons-react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import patterns from '@/ui/patterns.module.css'
import { lacksBack } from './install-prompt'

export function BackButton() {
  const { history } = useRouter()
  // Renders again after every navigation.
  useRouterState({ select: ({ location }) => location.href })
  if (!lacksBack || !history.canGoBack()) return null
  return (
    <button type="button" className={patterns.iconButton} aria-label="Back" onClick={() => history.back()}>
      <IconChevronLeft size={26} stroke={1.5} aria-hidden />
    </button>
  )
}
