import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notFound } from '@/content/not-found'
import { LinkButton } from '@/ui/LinkButton'
import { Photo } from '@/ui/Photo'
import classes from './NotFound.module.css'

/** The 404 page; logs the missing path to the console (specification, section 2). */
export function NotFound() {
  const path = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    console.error(`404: there is no page at ${path}`)
  }, [path])

  return (
    <div className={classes.notFound}>
      <div className={classes.words}>
        <h1>
          <span className={classes.code}>{notFound.code}</span>
          {notFound.message}
        </h1>
        <LinkButton to={notFound.action.href}>{notFound.action.label}</LinkButton>
      </div>
      <Photo name="stairs-detail" sizes="(min-width: 62em) 50vw, 100vw" priority className={classes.photo} />
    </div>
  )
}
