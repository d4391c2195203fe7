import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import patterns from './patterns.module.css'
import classes from './Section.module.css'

interface SectionProps {
  readonly id?: string
  readonly title: ReactNode
  readonly intro?: ReactNode
  /** The background. `dark` has light text. @default 'paper' */
  readonly tone?: 'paper' | 'warm' | 'dark'
  /** On wide screens `split` puts the title beside the content. @default 'stack' */
  readonly layout?: 'stack' | 'split'
  /** Below the title and its words. */
  readonly aside?: ReactNode
  /** Makes the title visible to screen readers only. */
  readonly isTitleSpoken?: boolean
  /** Reduces the space above, for a section directly below the page's title. */
  readonly isNear?: boolean
  readonly children?: ReactNode
}

export function Section({
  id,
  title,
  intro,
  tone = 'paper',
  layout = 'stack',
  aside,
  isTitleSpoken,
  isNear,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes.section}
      data-tone={tone}
      data-near={isNear || undefined}
    >
      <div className={clsx(patterns.width, classes.inner)} data-layout={layout}>
        <header className={isTitleSpoken ? patterns.hidden : classes.header}>
          <h2 id={headingId}>{title}</h2>
          {intro && <p className={patterns.lead}>{intro}</p>}
          {aside}
        </header>
        <div>{children}</div>
      </div>
    </section>
  )
}
