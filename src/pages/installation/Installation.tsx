import { installationPage } from '@/content/pages/installation'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { Jobs } from '@/features/portfolio/Jobs'
import { PriceNotes } from '@/features/price/PriceNotes'
import { PriceSheet } from '@/features/price/PriceSheet'
import { ContactActions } from '@/layout/ContactActions'
import { CheckList, Points, ProcessSteps } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import { TextLink } from '@/ui/TextLink'
import classes from './installation.module.css'

const { hero, form, ...sections } = installationPage
const { options, cost, professional, jobs, process } = sections

export function Installation() {
  return (
    <>
      <PageHero {...hero} actions={<ContactActions />} sections={Object.values(sections)} />
      <Section {...options}>
        <ul className={classes.options}>
          {options.cards.map((card) => (
            <li key={card.href} className={classes.option}>
              <Photo name={card.photo} sizes="(min-width: 40em) 46vw, 100vw" ratio="3 / 2" />
              <h3 className={patterns.large}>{card.title}</h3>
              <p className={patterns.lead}>{card.description}</p>
              <CheckList items={card.features} />
              <TextLink to={card.href}>{card.name}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section {...cost} tone="warm">
        <PriceSheet />
        <PriceNotes />
      </Section>
      <Section {...professional} tone="dark">
        <Points items={professional.points} columns={2} />
      </Section>
      <Jobs section={jobs} />
      <Section {...process}>
        <ProcessSteps steps={process.steps} />
      </Section>
      <EstimateSection {...form} />
    </>
  )
}
