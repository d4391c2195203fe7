import { IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { rating, reviewWords } from '@/content/reviews'
import type { Sample } from '@/content/types'
import patterns from './patterns.module.css'
import classes from './Quotes.module.css'

const stars = [1, 2, 3, 4, 5]

/** Screen readers get it as a number. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={classes.stars}>
      {stars.slice(0, rating).map((star) => (
        <IconStarFilled key={star} size={18} aria-hidden />
      ))}
    </span>
  )
}

/** What the reviews come to in one line, with a link to them. Shows nothing while there are none. */
export function RatingLink() {
  if (!rating) return null
  const { average, count } = rating
  return (
    <Link to="/reviews" className={classes.rating}>
      <Stars rating={Math.round(Number(average))} />
      <span>
        {average} from {count} {count === 1 ? 'review' : 'reviews'}
      </span>
    </Link>
  )
}

/** Says that quotes are made up, as long as any of them is. */
export function SampleNote({ of }: { readonly of: readonly Sample[] }) {
  return of.some(({ sample }) => sample) ? <p className={classes.sample}>{reviewWords.sampleNote}</p> : null
}

interface QuoteProps {
  readonly text: string
  readonly by: string
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
