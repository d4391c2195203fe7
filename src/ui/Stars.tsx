import { IconStarFilled } from '@tabler/icons-react'
import classes from './Stars.module.css'

/** A rating as that many stars, told as a number to screen readers. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={classes.stars}>
      {Array.from({ length: rating }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never change places
        <IconStarFilled key={star} size={18} aria-hidden />
      ))}
    </span>
  )
}
