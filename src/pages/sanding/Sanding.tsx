import type { ReactNode } from 'react'
import { scenes } from '@/content/photos'
import {
  alsoOnThisVisit,
  choiceCaption,
  costFactors,
  dustContainment,
  dustControl,
  estimateList,
  finishTypes,
  livingWithIt,
  refinishWhen,
  replaceWhen,
  returnTimes,
  sandingFaqs,
  sandingPage,
  sandingTimeline,
} from '@/content/sanding'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { CallButton, ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { CheckList, Points, ProcessSteps, Stats } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './sanding.module.css'

const { hero, form, ...sections } = sandingPage
const { choice, finishes, dust, timeline, also, living, faq, cost } = sections

const shown = Object.values(sections).filter((section) => section !== also || alsoOnThisVisit.length > 0)

export function Sanding() {
  return (
    <>
      <PageHero {...hero} actions={<ContactActions />} sections={shown} />
      <Section {...choice}>
        <RefinishOrReplace />
      </Section>
      <Section {...finishes} tone="warm">
        <Finishes />
      </Section>
      <Section {...dust} tone="dark">
        {dustContainment.value && (
          <p className={classes.containment}>
            <strong className={patterns.figure}>{dustContainment.value}</strong> {dustContainment.label}
          </p>
        )}
        <Points items={dustControl} />
      </Section>
      <Section {...timeline}>
        <ProcessSteps steps={sandingTimeline} word="Day" layout="row" />
        <h3 className={classes.returnTimes}>{returnTimes.title}</h3>
        <Stats stats={returnTimes.times} />
      </Section>
      {alsoOnThisVisit.length > 0 && (
        <Section {...also} tone="warm">
          <Points items={alsoOnThisVisit.map((job) => ({ ...job, action: nextStep(job) }))} columns={3} />
        </Section>
      )}
      <Section {...living} layout="split">
        <FaqAccordion items={livingWithIt} />
      </Section>
      <Section {...faq} layout="split">
        <FaqAccordion items={sandingFaqs} />
      </Section>
      <Section {...cost}>
        <Points items={costFactors} columns={3} />
        <h3 className={classes.returnTimes}>{estimateList.title}</h3>
        <CheckList items={estimateList.items} columns />
      </Section>
      <EstimateSection variant="compact" {...form} />
    </>
  )
}

/** The stairs that were done, or the number to call after a leak. */
function nextStep({ id, next, isUrgent }: (typeof alsoOnThisVisit)[number]): ReactNode {
  if (isUrgent) return <CallButton className={classes.call} />
  return (
    next && (
      <TextLink to="/our-work" search={{ category: id }}>
        {next}
      </TextLink>
    )
  )
}

function RefinishOrReplace() {
  return (
    <div className={classes.choice}>
      <figure className={classes.figure}>
        <Photo
          name={scenes.wornFloor.photo}
          sizes="(min-width: 62em) 50rem, 100vw"
          focus={scenes.wornFloor.focus}
          className={classes.photo}
        />
        <figcaption className={patterns.small}>{choiceCaption}</figcaption>
      </figure>
      <div className={classes.lists}>
        <div className={classes.list}>
          <h3>{refinishWhen.title}</h3>
          <CheckList items={refinishWhen.items} />
        </div>
        <div className={classes.list}>
          <h3>{replaceWhen.title}</h3>
          <CheckList items={replaceWhen.items} mark="minus" />
        </div>
      </div>
    </div>
  )
}

function Finishes() {
  return (
    // Wider than a phone: it scrolls, by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section aria-label="Finishes side by side" tabIndex={0} className={classes.scroller}>
      <ul className={classes.finishes}>
        {finishTypes.map((finish) => (
          <li key={finish.name} className={classes.finish}>
            <div>
              <h3 className={patterns.large}>{finish.name}</h3>
              <p className={patterns.soft}>{finish.description}</p>
            </div>
            <div>
              <h4 className={classes.label}>Pros</h4>
              <CheckList items={finish.pros} />
            </div>
            <div>
              <h4 className={classes.label}>Cons</h4>
              <CheckList items={finish.cons} mark="minus" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
