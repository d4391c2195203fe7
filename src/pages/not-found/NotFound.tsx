import { Link, useLocation } from '@tanstack/react-router'
import { type CSSProperties, useEffect } from 'react'
import { scenes } from '@/content/work/photos'
import { PageHero } from '@/ui/PageHero'
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
      layout="level"
    >
      <div className={classes.floor} style={floor}>
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

const [, wood = photoFiles(scenes.notFound.photo)[0]] = photoFiles(scenes.notFound.photo)
const floor = { '--wood': `url("${wood?.src}")` } as CSSProperties
