import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'
import tones from './tone.module.css'

export interface SectionProps {
  readonly title: ReactNode
  /** A sentence or two under the title. */
  readonly intro?: ReactNode
  /** The background. `dark` has light text. @default 'paper' */
  readonly tone?: 'paper' | 'warm' | 'dark'
  /** `split` puts the title beside the content on wide screens. */
  readonly layout?: 'stack' | 'split'
  /** Makes the title visible to screen readers only. */
  readonly isTitleSpoken?: boolean
  /** Reduces the space above, for a section directly below the page's title. */
  readonly isNear?: boolean
  readonly children?: ReactNode
}

/** A section of a page. Its heading is also its accessible name. */
export function Section({
  title,
  intro,
  tone = 'paper',
  layout = 'stack',
  isTitleSpoken,
  isNear,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={`${tones.tone} ${classes.section}`}
      data-tone={tone}
      data-near={isNear || undefined}
    >
      <div className={classes.inner} data-layout={layout}>
        <header className={isTitleSpoken ? classes.spoken : classes.header}>
          <h2 id={headingId}>{title}</h2>
          {intro ? <p className={classes.intro}>{intro}</p> : null}
        </header>
        <div className={classes.content}>{children}</div>
      </div>
    </section>
  )
}
