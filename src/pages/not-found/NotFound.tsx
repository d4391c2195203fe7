import { Link, useLocation } from '@tanstack/react-router'
import { type CSSProperties, useEffect } from 'react'
import { trailOf } from '@/content/pages/navigation'
import { scenes } from '@/content/work/photos'
import { PageHero } from '@/ui/PageHero'
import patterns from '@/ui/patterns.module.css'
import { photoFiles } from '@/ui/photo-sources'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { missing, rows } from './floor'
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
          <span>
            Oops! <span className={classes.found}>Page not found</span>
          </span>
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
        <div className={classes.boards}>
          {rows.map(({ start, boards }) => (
            <div key={start} className={classes.row} style={{ '--start': start } as CSSProperties}>
              {boards.map(({ row, from, length }, place) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a board may lie in a row twice, and none moves
                  key={place}
                  className={classes.board}
                  style={{ '--of-row': row, '--from': from, '--length': length } as CSSProperties}
                />
              ))}
            </div>
          ))}
        </div>
        <p aria-hidden className={classes.gap}>
          404
        </p>
        <Link to="/" className={classes.loose}>
          Return to Home
        </Link>
      </div>
    </PageHero>
  )
}

/** Where most visitors would have gone. */
const pages = ['/our-work', '/about', '/service-areas', '/contact'] as const

const [, wood = photoFiles(scenes.notFound.photo)[0]] = photoFiles(scenes.notFound.photo)
const floor = { '--wood': `url("${wood?.src}")`, '--missing': missing.length } as CSSProperties
