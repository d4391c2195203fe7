import { acclimationLabel, constructions, hardwoodPage } from '@/content/hardwood'
import { CheckList } from '@/ui/CheckList'
import { Section } from '@/ui/Section'
import { BoardEnd } from './BoardEnd'
import classes from './Constructions.module.css'

/** Solid and engineered boards side by side, each drawn from its end. */
export function Constructions() {
  return (
    <Section {...hardwoodPage.construction} tone="warm">
      <ul className={classes.list}>
        {constructions.map(({ kind, name, description, acclimation, points }) => (
          <li key={kind} className={classes.construction}>
            <BoardEnd kind={kind} />
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.description}>{description}</p>
            <p className={classes.acclimation}>
              <strong className={classes.days}>{acclimation}</strong> {acclimationLabel}
            </p>
            <CheckList items={points} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
