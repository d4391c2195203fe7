import type { CSSProperties } from 'react'
import classes from './Stars.module.css'

/** A rating as stars. Screen readers get it as a number. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={classes.stars}
      style={{ '--rating': rating } as CSSProperties}
    />
  )
}
