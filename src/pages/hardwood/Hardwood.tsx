import { constructions, patterns as floorPatterns, hardwoodPage, species } from '@/content/pages/hardwood'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { JobRow } from '@/features/portfolio/JobRow'
import { LazyPriceSheet } from '@/features/price/LazyPriceSheet'
import { PriceNotes } from '@/features/price/PriceNotes'
import { CallInstead, ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { CheckList, ProcessSteps } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import { Section } from '@/ui/Section'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { BoardEnd } from './BoardEnd'
import classes from './hardwood.module.css'

const { hero, form, ...sections } = hardwoodPage

export function Hardwood() {
  return (
    <>
      <PageHero {...hero} actions={<ContactActions />} layout="level" sections={Object.values(sections)} />
      <Species />
      <Constructions />
      <Section {...hardwoodPage.patterns}>
        <ul className={classes.patterns}>
          {floorPatterns.map(({ name, description, photo }) => (
            <li key={name}>
              {photo && (
                <Photo name={photo} sizes="(min-width: 40em) 44rem, 100vw" className={classes.patternPhoto} />
              )}
              <h3 className={classes.caption}>{name}</h3>
              <p className={patterns.soft}>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section {...hardwoodPage.cost} tone="warm">
        <LazyPriceSheet />
        <PriceNotes />
      </Section>
      <JobRow section={hardwoodPage.jobs} />
      <Section {...hardwoodPage.process}>
        <ProcessSteps steps={hardwoodPage.process.steps} />
      </Section>
      <Section {...hardwoodPage.faq} intro={<CallInstead />} layout="split" tone="warm">
        <FaqAccordion items={hardwoodPage.faq.items} />
      </Section>
      <EstimateSection {...form} />
    </>
  )
}

const hardest = Math.max(...species.map(({ hardness }) => hardness))

/** Each species as a board whose length is its hardness, to scale from zero. */
function Species() {
  return (
    <Section {...hardwoodPage.species}>
      <ul>
        {species.map(({ name, hardness, description, photo }) => (
          <li key={name} className={classes.species}>
            <h3>{name}</h3>
            <div className={classes.scale}>
              <div style={{ flexGrow: hardness }}>
                {photo && (
                  <Photo name={photo} sizes="(min-width: 62em) 30rem, 80vw" className={classes.wood} />
                )}
              </div>
              <div style={{ flexGrow: hardest - hardness }}>
                <p className={classes.hardness}>
                  <VisuallyHidden>Janka</VisuallyHidden> <strong>{hardness}</strong>
                </p>
              </div>
            </div>
            <p className={patterns.soft}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Solid and engineered boards side by side, each drawn from its end. */
function Constructions() {
  return (
    <Section {...hardwoodPage.construction} tone="warm">
      <ul className={classes.constructions}>
        {constructions.map(({ kind, name, description, acclimation, points }) => (
          <li key={kind} className={classes.construction}>
            <BoardEnd kind={kind} />
            <h3 className={classes.constructionName}>{name}</h3>
            <p className={patterns.soft}>{description}</p>
            <p className={classes.acclimation}>
              <strong className={patterns.figure}>{acclimation}</strong> acclimation in your house
            </p>
            <CheckList items={points} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
