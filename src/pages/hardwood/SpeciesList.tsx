import { hardnessLabel, hardwoodPage, species } from '@/content/hardwood'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import classes from './SpeciesList.module.css'

const hardest = Math.max(...species.map(({ hardness }) => hardness))

/** Each species as a board whose length is its hardness, to scale from zero. */
export function SpeciesList() {
  return (
    <Section {...hardwoodPage.species}>
      <ul className={classes.list}>
        {species.map(({ name, hardness, description, photo }) => (
          <li key={name} className={classes.species}>
            <h3 className={classes.name}>{name}</h3>
            <div className={classes.scale}>
              <div className={classes.board} style={{ flexGrow: hardness }}>
                <Photo name={photo} sizes="(min-width: 62em) 30rem, 80vw" className={classes.wood} />
              </div>
              <div className={classes.rest} style={{ flexGrow: hardest - hardness }}>
                <p className={classes.hardness}>
                  <span className={classes.label}>{hardnessLabel}</span> {hardness}
                </p>
              </div>
            </div>
            <p className={classes.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
