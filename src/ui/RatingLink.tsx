import { Link } from '@tanstack/react-router'
import { business } from '@/content/business'
import classes from './RatingLink.module.css'
import { Stars } from './Stars'

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
