import { IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { business } from '@/content/business'
import patterns from './patterns.module.css'
import classes from './Quotes.module.css'

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

/** The average rating in one line, with a link to the reviews. */
export function RatingLink() {
  const { rating, projects } = business
  return (
    <Link to="/reviews" className={classes.rating}>
      <Stars rating={Math.round(Number(rating))} />
      <span className={classes.words}>
        {rating}, {projects} projects
      </span>
    </Link>
  )
}

export interface QuoteProps {
  readonly text: string
  readonly by: string
  /** Stars, from 1 to 5. */
  readonly rating?: number
  readonly isLarge?: boolean
}

export function Quote({ text, by, rating, isLarge }: QuoteProps) {
  return (
    <figure>
      {rating ? <Stars rating={rating} /> : null}
      <blockquote className={isLarge ? classes.large : classes.text}>{text}</blockquote>
      <figcaption className={patterns.small}>{by}</figcaption>
    </figure>
  )
}
