import {
  lvpBenefits,
  lvpFaqs,
  lvpPage,
  lvpProcess,
  lvpTypes,
  roomSuitability,
  wearLayers,
} from '@/content/pages/lvp'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { Jobs } from '@/features/portfolio/Jobs'
import { PriceSheet } from '@/features/price/PriceSheet'
import { ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { Points, ProcessSteps } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import classes from './lvp.module.css'

const { hero, form, ...sections } = lvpPage

export function Lvp() {
  return (
    <>
      <PageHero {...hero} actions={<ContactActions />} sections={Object.values(sections)} />
      <Section {...lvpPage.benefits} layout="split">
        <Points items={lvpBenefits} columns={2} />
      </Section>
      <WearLayers />
      <Section {...lvpPage.types}>
        <ul>
          {lvpTypes.map(({ name, description, bestFor }) => (
            <li key={name} className={classes.type}>
              <h3 className={patterns.large}>{name}</h3>
              <p className={patterns.soft}>{description}</p>
              <p>
                <span className={patterns.small}>Best for</span> <span>{bestFor}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Rooms />
      <Section {...lvpPage.cost} layout="split">
        <PriceSheet />
      </Section>
      <Jobs section={lvpPage.jobs} />
      <Section {...lvpPage.process}>
        <ProcessSteps steps={lvpProcess} layout="row" />
      </Section>
      <Section {...lvpPage.faq} layout="split">
        <FaqAccordion items={lvpFaqs} />
      </Section>
      <EstimateSection {...form} />
    </>
  )
}

const thickest = Math.max(...wearLayers.map(({ mil }) => mil))

/** The wear layers on the market, drawn to scale. The business installs the last one. */
function WearLayers() {
  return (
    <Section {...lvpPage.wear} tone="dark" layout="split">
      <dl className={classes.layers}>
        {wearLayers.map(({ name, mil, value }) => (
          <div key={name} className={classes.layer}>
            <dt>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.bar} aria-hidden="true" style={{ width: `${(100 * mil) / thickest}%` }} />
          </div>
        ))}
      </dl>
      <p className={classes.note}>The bars are to scale.</p>
    </Section>
  )
}

/** The rooms that luxury vinyl suits, with advice for each. */
function Rooms() {
  return (
    <Section {...lvpPage.rooms} tone="warm">
      <table className={classes.rooms}>
        <thead className={patterns.small}>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">How it suits</th>
          </tr>
        </thead>
        <tbody>
          {roomSuitability.map(({ room, rating, note }) => (
            <tr key={room}>
              <th scope="row">{room}</th>
              <td>
                <div className={classes.verdict}>
                  <strong className={classes.rating} data-rating={rating}>
                    {rating}
                  </strong>
                  <span>{note}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
