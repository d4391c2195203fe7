import { IconStarFilled } from '@tabler/icons-react'
import classes from './Stars.module.css'

const stars = [1, 2, 3, 4, 5]

/** A rating as stars. Screen readers get it as a number. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={classes.stars}>
      {stars.slice(0, rating).map((star) => (
        <IconStarFilled key={star} size={18} aria-hidden />
      ))}
    </span>
  )
}
