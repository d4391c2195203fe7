import { bestForLabel, lvpPage, lvpTypes } from '@/content/lvp'
import { Section } from '@/ui/Section'
import classes from './Types.module.css'

/** Three types, a row each. */
export function Types() {
  return (
    <Section {...lvpPage.types}>
      <ul>
        {lvpTypes.map(({ name, description, bestFor }) => (
          <li key={name} className={classes.type}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.description}>{description}</p>
            <p className={classes.best}>
              <strong className={classes.label}>{bestForLabel}</strong> {bestFor}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
