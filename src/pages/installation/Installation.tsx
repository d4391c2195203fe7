import { clsx } from 'clsx'
import { installationPage } from '@/content/pages/installation'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { LazyPriceSheet } from '@/features/price/LazyPriceSheet'
import { PriceNotes } from '@/features/price/PriceNotes'
import { ContactActions } from '@/layout/ContactActions'
import { CheckList, Points, ProcessSteps } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './installation.module.css'

const { hero, options, form, ...sections } = installationPage
const { cost, professional, process } = sections

export function Installation() {
  return (
    <>
      <PageHero
        {...hero}
        intro={`${hero.intro} ${options.intro}`}
        actions={<ContactActions />}
        layout="level"
        sections={Object.values(sections)}
      />
      <Choice />
      <Section {...cost} tone="warm">
        <LazyPriceSheet />
        <PriceNotes />
      </Section>
      <Section {...professional}>
        <div className={classes.professional}>
          {professional.scene && (
            <Photo
              name={professional.scene.photo}
              sizes="(min-width: 62em) 33rem, 100vw"
              className={classes.photo}
            />
          )}
          <Points items={professional.points} columns={2} />
        </div>
      </Section>
      <Section {...process}>
        <ProcessSteps steps={process.steps} />
      </Section>
      <EstimateSection {...form} />
    </>
  )
}

/** The floors side by side, from edge to edge: each is pressed as a whole. */
function Choice() {
  return (
    <section aria-label={options.title} className={classes.choice}>
      {options.cards.map((card) => (
        <article key={card.href} className={clsx(patterns.pressed, classes.floor)}>
          <Photo
            name={card.photo}
            sizes="(min-width: 40em) 50vw, 100vw"
            priority
            className={classes.picture}
          />
          <div className={classes.words}>
            <h2>{card.title}</h2>
            <p className={patterns.lead}>{card.description}</p>
            <CheckList items={card.features} />
            <TextLink to={card.href}>{card.name}</TextLink>
          </div>
        </article>
      ))}
    </section>
  )
}
