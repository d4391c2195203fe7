import { lvpPage, wearLayers, wearNote } from '@/content/lvp'
import { Section } from '@/ui/Section'
import classes from './WearLayers.module.css'

const thickest = Math.max(...wearLayers.map(({ mil }) => mil))

/** The wear layers on the market, drawn to scale. The business installs the last one. */
export function WearLayers() {
  return (
    <Section {...lvpPage.wear} tone="dark" layout="split">
      <dl className={classes.layers}>
        {wearLayers.map(({ name, mil, value }) => (
          <div key={name} className={classes.layer}>
            <dt className={classes.name}>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.bar} aria-hidden="true" style={{ width: `${(100 * mil) / thickest}%` }} />
          </div>
        ))}
      </dl>
      <p className={classes.note}>{wearNote}</p>
    </Section>
  )
}
