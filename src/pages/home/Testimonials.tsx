import { homeActions, homeSections } from '@/content/home'
import { testimonials } from '@/content/testimonials'
import { Section } from '@/ui/Section'
import { Stars } from '@/ui/Stars'
import { TextLink } from '@/ui/TextLink'
import classes from './Testimonials.module.css'

/** Three customers' quotes: a large one and two beside it. */
export function Testimonials() {
  return (
    <Section {...homeSections.testimonials} tone="warm">
      <ul className={classes.list}>
        {testimonials.map(({ name, location, rating, text }) => (
          <li key={name} className={classes.testimonial}>
            <Stars rating={rating} />
            <blockquote className={classes.text}>{text}</blockquote>
            <p className={classes.by}>
              <strong>{name}</strong>, {location}
            </p>
          </li>
        ))}
      </ul>
      <TextLink to={homeActions.reviews.href}>{homeActions.reviews.label}</TextLink>
    </Section>
  )
}
