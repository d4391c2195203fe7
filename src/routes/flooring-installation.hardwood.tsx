import { createFileRoute } from '@tanstack/react-router'
import { hardwoodFaqs, hardwoodPage, hardwoodProcess } from '@/content/hardwood'
import { heroes } from '@/content/heroes'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ContactActions } from '@/layout/ContactActions'
import { pageHead } from '@/layout/page-head'
import { Constructions } from '@/pages/hardwood/Constructions'
import { Patterns } from '@/pages/hardwood/Patterns'
import { Projects } from '@/pages/hardwood/Projects'
import { SpeciesList } from '@/pages/hardwood/SpeciesList'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { PageHero } from '@/ui/PageHero'
import { ProcessSteps } from '@/ui/ProcessSteps'
import { Section } from '@/ui/Section'

const { hero, process, faq, form } = hardwoodPage

export const Route = createFileRoute('/flooring-installation/hardwood')({
  head: () => pageHead('/flooring-installation/hardwood'),
  component: () => (
    <>
      <PageHero
        title={hero.title}
        lead={hero.intro}
        {...heroes['/flooring-installation/hardwood']}
        actions={<ContactActions />}
      />
      <SpeciesList />
      <Constructions />
      <Patterns />
      <Projects />
      <Section {...process}>
        <ProcessSteps steps={hardwoodProcess} layout="row" />
      </Section>
      <Section {...faq} layout="split">
        <FaqAccordion items={hardwoodFaqs} />
      </Section>
      <EstimateSection variant="compact" title={form.title} intro={form.intro} />
    </>
  ),
})
