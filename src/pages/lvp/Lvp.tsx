import { lvpPage } from '@/content/pages/lvp'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { JobRow } from '@/features/portfolio/JobRow'
import { LazyPriceSheet } from '@/features/price/LazyPriceSheet'
import { PriceNotes } from '@/features/price/PriceNotes'
import { CallInstead, ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { Points, ProcessSteps } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import { unbroken } from '@/ui/unbroken'
import { CoreEnd } from './CoreEnd'
import classes from './lvp.module.css'

const { hero, form, ...sections } = lvpPage
const { benefits, wear, types, rooms, cost, jobs, process, faq } = sections

export function Lvp() {
  return (
    <>
      <PageHero {...hero} actions={<ContactActions />} sections={Object.values(sections)}>
        <WearLayers />
      </PageHero>
      <Section {...benefits} layout="split">
        <Points items={benefits.points} columns={2} />
      </Section>
      <Section {...types} tone="warm">
        <ul className={classes.types}>
          {types.kinds.map(({ core, name, description, bestFor }) => (
            <li key={name} className={classes.type}>
              <CoreEnd core={core} />
              <h3>{name}</h3>
              <p className={patterns.soft}>{unbroken(description)}</p>
              <p className={classes.bestFor}>
                <span className={patterns.small}>Best for</span> <span>{bestFor}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Rooms />
      <Section {...cost} tone="warm">
        <LazyPriceSheet />
        <PriceNotes />
      </Section>
      <JobRow section={jobs} />
      <Section {...process}>
        <ProcessSteps steps={process.steps} />
      </Section>
      <Section {...faq} intro={<CallInstead />} layout="split" tone="warm">
        <FaqAccordion items={faq.items} />
      </Section>
      <EstimateSection {...form} />
    </>
  )
}

const thickest = Math.max(...wear.layers.map(({ mil }) => mil))

/** The wear layers on the market, drawn to scale. The business installs the last one. */
function WearLayers() {
  return (
    <section id={wear.id} aria-labelledby="wear-title" className={classes.wear}>
      <h2 id="wear-title">{wear.title}</h2>
      <p className={patterns.soft}>{wear.intro}</p>
      <dl className={classes.layers}>
        {wear.layers.map(({ name, mil, value }) => (
          <div key={name} className={classes.layer}>
            <dt>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.bar} aria-hidden="true" style={{ width: `${(100 * mil) / thickest}%` }} />
          </div>
        ))}
      </dl>
      <p className={classes.note}>The bars are to scale.</p>
    </section>
  )
}

/** The rooms that luxury vinyl suits, with advice for each. */
function Rooms() {
  return (
    <Section {...rooms}>
      <table className={classes.rooms}>
        <thead className={patterns.small}>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">How it suits</th>
          </tr>
        </thead>
        <tbody>
          {rooms.suitability.map(({ room, rating, note }) => (
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
