import type { MouseEvent } from 'react'
import { ourWork } from '@/content/our-work'
import { AnchorButton } from '@/ui/LinkButton'
import classes from './Portfolio.module.css'

export interface MoreProjectsProps {
  readonly href: string
  /** Whether they are on their way. */
  readonly isBusy: boolean
  readonly onMore: () => void
}

/** Shows the next projects below these. Without scripts, and to search engines, it is the link to their own page. */
export function MoreProjects({ href, isBusy, onMore }: MoreProjectsProps) {
  function more(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onMore()
  }

  return (
    <AnchorButton
      href={href}
      variant="default"
      aria-busy={isBusy || undefined}
      data-in-place
      onClick={more}
      className={classes.more}
    >
      {ourWork.projects.more}
    </AnchorButton>
  )
}
