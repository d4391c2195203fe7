import type { ReactNode } from 'react'
import type { PhotoName } from '@/content/work/photos'
import { Breadcrumbs } from './Breadcrumbs'
import classes from './PageHero.module.css'
import { Photo } from './Photo'
import patterns from './patterns.module.css'
import { SectionLinks, type SectionLinksProps } from './SectionLinks'
import { useHidesFloatingButtons } from './use-hides-floating-buttons'

interface PageHeroProps {
  /** The headings of a long page, to which links lead. */
  readonly sections?: SectionLinksProps['to']
  readonly title: ReactNode
  readonly intro?: ReactNode
  /** The page's largest contentful paint. */
  readonly photo?: PhotoName
  readonly actions?: ReactNode
  /** `level`: the words take the page's width, above what follows. @default 'beside' */
  readonly layout?: 'beside' | 'level'
  /** Shown in place of a photograph: what this page alone has. */
  readonly children?: ReactNode
}

/**
 * A photograph stands above the words on a phone, beside them on a desk. A page is painted as it arrives, so what
 * stands first comes first in the HTML, and the words begin at the top whatever comes after them.
 */
export function PageHero({
  sections,
  title,
  intro,
  photo,
  actions,
  layout = 'beside',
  children,
}: PageHeroProps) {
  const hidesFloatingButtons = useHidesFloatingButtons()
  return (
    <>
      <div className={classes.hero} data-layout={layout}>
        {photo && (
          <figure className={classes.photo}>
            <Photo
              name={photo}
              // Cropped at its sides, so the file must be wider than its place.
              sizes="(min-width: 62em) max(50vw, 52rem), 100vw"
              priority
              className={classes.image}
            />
          </figure>
        )}
        <div className={classes.words}>
          <div>
            <Breadcrumbs />
            <h1>{title}</h1>
          </div>
          <div>
            {intro && <p className={patterns.lead}>{intro}</p>}
            {actions && (
              <div ref={hidesFloatingButtons} className={classes.actions}>
                {actions}
              </div>
            )}
          </div>
        </div>
        {children && <div className={classes.own}>{children}</div>}
      </div>
      {sections && <SectionLinks to={sections} />}
    </>
  )
}
