import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { scenes } from '@/content/work/photos'
import { LinkButton } from '@/ui/LinkButton'
import { PageHero } from '@/ui/PageHero'
import classes from './not-found.module.css'

/** The 404 page. It logs the missing path to the console (specification, section 2). */
export function NotFound() {
  const path = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    console.error(`404: there is no page at ${path}`)
  }, [path])

  return (
    <PageHero
      title={
        <>
          <span className={classes.code}>404</span> Oops! Page not found
        </>
      }
      photo={scenes.notFound.photo}
      actions={<LinkButton to="/">Return to Home</LinkButton>}
    />
  )
}
