import { createFileRoute } from '@tanstack/react-router'
import { heroes } from '@/content/heroes'
import { costFactors, sandingFaqs, sandingPage, sandingPhotos } from '@/content/sanding'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ContactActions } from '@/layout/ContactActions'
import { pageHead } from '@/layout/page-head'
import { Choice } from '@/pages/sanding/Choice'
import { DustControl } from '@/pages/sanding/DustControl'
import { Finishes } from '@/pages/sanding/Finishes'
import classes from '@/pages/sanding/sanding.module.css'
import { Timeline } from '@/pages/sanding/Timeline'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { PageHero } from '@/ui/PageHero'
import { Photo } from '@/ui/Photo'
import { Points } from '@/ui/Points'
import { Section } from '@/ui/Section'

const { hero, faq, cost, form } = sandingPage

export const Route = createFileRoute('/sanding-and-refinishing')({
  head: () => pageHead('/sanding-and-refinishing'),
  component: () => (
    <>
      <PageHero
        title={hero.title}
        lead={hero.intro}
        {...heroes['/sanding-and-refinishing']}
        actions={<ContactActions />}
      />
      <Choice />
      <Finishes />
      <DustControl />
      <Timeline />
      <Photo name={sandingPhotos.finished} sizes="100vw" focus="50% 85%" className={classes.finished} />
      <Section {...faq} layout="split">
        <FaqAccordion items={sandingFaqs} />
      </Section>
      <Section {...cost}>
        <Points items={costFactors} columns={3} />
      </Section>
      <EstimateSection variant="compact" title={form.title} intro={form.intro} />
    </>
  ),
})
