import { hardwoodPage, patterns } from '@/content/hardwood'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import classes from './Patterns.module.css'

/** Four patterns in two rows whose joints are staggered, like boards. */
export function Patterns() {
  return (
    <Section {...hardwoodPage.patterns}>
      <ul className={classes.patterns}>
        {patterns.map(({ name, description, photo }) => (
          <li key={name}>
            <Photo name={photo} sizes="(min-width: 48em) 44rem, 100vw" className={classes.photo} />
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
