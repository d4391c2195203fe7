import { IconStarFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { rating } from '@/content/work/site-rating'
import patterns from './patterns.module.css'
import classes from './Quotes.module.css'

const stars = [1, 2, 3, 4, 5]

/** As many as the rating says, the last one cut to its share. Screen readers get it as a number. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={classes.stars}>
      {stars.slice(0, Math.ceil(rating)).map((star) => (
        <IconStarFilled key={star} size="1.125em" aria-hidden style={cutTo(rating - star + 1)} />
      ))}
    </span>
  )
}

const cutTo = (share: number) =>
  share < 1 ? { clipPath: `inset(0 ${Math.round(100 * (1 - share))}% 0 0)` } : undefined

/** The average rating and the number of reviews, with a link to them. Nothing while there are none. */
export function RatingLink() {
  if (!rating) return null
  const { average, count } = rating
  return (
    <Link to="/reviews" className={classes.rating}>
      <Stars rating={Number(average)} />
      <span>{`${average} from ${count} ${count === 1 ? 'review' : 'reviews'}`}</span>
    </Link>
  )
}

/** The fewest characters of a quote's last line, if it's a line of its own. */
const shortestEnd = 10

/** Large words in quotation marks. They're part of the text: else the last one moves far when fonts come. */
export function Quoted({ text }: { readonly text: string }) {
  const words = `“${text}”`
  const end = words.lastIndexOf(' ', words.length - shortestEnd - 1) + 1
  return (
    <span className={classes.quoted}>
      <span>{words.slice(0, end)}</span>
      <span className={classes.end}>{words.slice(end)}</span>
    </span>
  )
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
      {rating !== undefined && <Stars rating={rating} />}
      <blockquote className={isLarge ? classes.large : classes.text}>
        {isLarge ? <Quoted text={text} /> : text}
      </blockquote>
      <figcaption className={patterns.small}>{by}</figcaption>
    </figure>
  )
}
