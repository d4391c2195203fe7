import { about } from '@/content/about'
import { Section } from '@/ui/Section'
import classes from './Values.module.css'

/** Three values and what each means on a job. */
export function Values() {
  return (
    <Section title={about.values.title} tone="dark">
      <ul className={classes.values}>
        {about.values.items.map((value) => (
          <li key={value.title} className={classes.value}>
            <h3 className={classes.title}>{value.title}</h3>
            <p className={classes.text}>{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
