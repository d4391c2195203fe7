import { Link, useLocation } from '@tanstack/react-router'
import { type CSSProperties, useEffect } from 'react'
import { trailOf } from '@/content/pages/navigation'
import { scenes } from '@/content/work/photos'
import { PageHero } from '@/ui/PageHero'
import patterns from '@/ui/patterns.module.css'
import { photoFiles } from '@/ui/photo-sources'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import classes from './not-found.module.css'

/** The 404 page: a floor that a board is missing from. It logs the missing path to the console (specification, section 2). */
export function NotFound() {
  const path = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    console.error(`404: there is no page at ${path}`)
  }, [path])

  return (
    <PageHero
      title={
        <>
          <VisuallyHidden>404 </VisuallyHidden>
          <span>Oops! Page not found</span>
        </>
      }
      intro="Something’s missing here. It was moved, or it was never nailed down."
      actions={
        <ul className={classes.links}>
          {pages.map((to) => (
            <li key={to}>
              <Link to={to} className={patterns.target}>
                {trailOf(to).label}
              </Link>
            </li>
          ))}
        </ul>
      }
      layout="level"
    >
      <div className={classes.floor} style={floor} data-no-sale>
        {rows.map((shift, row) => (
          <div
            key={shift}
            className={classes.row}
            style={{ '--row-number': row, '--shift': shift } as CSSProperties}
          />
        ))}
        <p aria-hidden className={classes.gap}>
          404
        </p>
        <Link to="/" className={classes.board}>
          Return to Home
        </Link>
      </div>
    </PageHero>
  )
}

/** Where most visitors would have gone. */
const pages = ['/our-work', '/about', '/service-areas', '/contact'] as const

/** How far each row of boards is moved, in heights of a row, so that no joints stand above each other. */
const rows = [-3.1, -6.4, 0, -1.7, -4.3, -7.9]

const [, wood = photoFiles(scenes.notFound.photo)[0]] = photoFiles(scenes.notFound.photo)
const floor = { '--wood': `url("${wood?.src}")` } as CSSProperties
