import { reviewWords } from '@/content/reviews'
import { Section } from '@/ui/Section'
import classes from './Loved.module.css'

/** The three things that customers name most. */
export function Loved() {
  const { title, intro, items } = reviewWords.loved
  return (
    <Section title={title} intro={intro} tone="dark">
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.title} className={classes.item}>
            <h3>{item.title}</h3>
            <p className={classes.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
