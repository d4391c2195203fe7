import { Link } from '@tanstack/react-router'
import { business } from '@/content/business/business'
import classes from './Logo.module.css'
import Mark from './logo.svg?react'

const { name, shortName } = business
const restOfName = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name

export function Logo() {
  return (
    <Link to="/" className={classes.logo}>
      <Mark aria-hidden width={40} height={34} className={classes.mark} />
      <span className={classes.name}>
        <span className={classes.short}>{shortName}</span> <span className={classes.rest}>{restOfName}</span>
      </span>
    </Link>
  )
}
