import { type ReactNode, useId } from 'react'
import type { PhotoName } from '@/content/photos'
import { Photo } from './Photo'
import classes from './Spread.module.css'
import tones from './tone.module.css'

export interface SpreadProps {
  readonly title: ReactNode
  readonly intro?: ReactNode
  readonly photo: PhotoName
  /** Which part of the photograph stays in view, as in `object-position`. */
  readonly focus?: string
  /** The photograph's side on a wide screen. @default 'start' */
  readonly side?: 'start' | 'end'
  readonly tone?: 'paper' | 'warm' | 'dark'
  readonly children?: ReactNode
}

/** A section with a photograph beside its text. On a wide screen the photograph is as tall as the text. */
export function Spread({
  title,
  intro,
  photo,
  focus,
  side = 'start',
  tone = 'paper',
  children,
}: SpreadProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={`${tones.tone} ${classes.spread}`} data-tone={tone}>
      <div className={classes.inner} data-side={side}>
        {/* The photograph is as tall as the text and cropped at its sides, so the file must be wider than its place. */}
        <Photo
          name={photo}
          sizes="(min-width: 62em) 68rem, calc(100vw - 2.5rem)"
          focus={focus}
          className={classes.photo}
        />
        <div>
          <h2 id={headingId}>{title}</h2>
          {intro ? <p className={classes.intro}>{intro}</p> : null}
          <div className={classes.content}>{children}</div>
        </div>
      </div>
    </section>
  )
}
