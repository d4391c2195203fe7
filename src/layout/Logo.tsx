import { Link } from '@tanstack/react-router'
import { business } from '@/content/business'
import classes from './Logo.module.css'

const { name, shortName } = business
const restOfName = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name

// On Home the link navigates nowhere, so it scrolls to the top.
function toTopOfHome(): void {
  if (window.location.pathname === '/') window.scrollTo({ top: 0 })
}

export function Logo() {
  return (
    <Link to="/" className={classes.logo} onClick={toTopOfHome}>
      <svg viewBox="0 0 40 34" className={classes.mark} aria-hidden="true">
        <path d="M2 3 20 14 38 3v6.5L20 20.5 2 9.5z" fill="#c99356" />
        <path d="M2 13 20 24 38 13v6.5L20 30.5 2 19.5z" fill="#8a5a2b" />
      </svg>
      <span className={classes.name}>
        <span className={classes.short}>{shortName}</span> <span className={classes.rest}>{restOfName}</span>
      </span>
    </Link>
  )
}
