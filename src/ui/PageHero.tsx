import type { ReactNode } from 'react'
import type { PhotoName } from '@/content/photos'
import classes from './PageHero.module.css'
import { Photo } from './Photo'

export interface PageHeroProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** The page's largest contentful paint. Optional. */
  readonly photo?: PhotoName
  /** Which part of the photograph stays in view, as in `object-position`. */
  readonly focus?: string
  /** Buttons under the words. */
  readonly actions?: ReactNode
  /** Shown in place of a photograph, within the page's margins. */
  readonly aside?: ReactNode
}

/** The top of a page: its title, an introduction, buttons, and a photograph beside them. */
export function PageHero({ title, lead, photo, focus, actions, aside }: PageHeroProps) {
  return (
    <div className={classes.hero} data-kind={photo ? 'photo' : aside ? 'aside' : 'plain'}>
      <div className={classes.words}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {actions ? (
          <div className={classes.actions} data-own-actions="hero">
            {actions}
          </div>
        ) : null}
      </div>
      {photo ? (
        <div className={classes.photo}>
          <Photo
            name={photo}
            sizes="(min-width: 62em) 58vw, 100vw"
            focus={focus}
            priority
            className={classes.image}
          />
        </div>
      ) : null}
      {aside ? <div className={classes.aside}>{aside}</div> : null}
    </div>
  )
}
