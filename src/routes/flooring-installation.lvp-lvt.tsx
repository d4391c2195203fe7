import { createFileRoute } from '@tanstack/react-router'
import { heroes } from '@/content/heroes'
import { lvpBenefits, lvpFaqs, lvpPage, lvpProcess, lvpProcessPhoto } from '@/content/lvp'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ContactActions } from '@/layout/ContactActions'
import { pageHead } from '@/layout/page-head'
import { Rooms } from '@/pages/lvp/Rooms'
import { Types } from '@/pages/lvp/Types'
import { WearLayers } from '@/pages/lvp/WearLayers'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { PageHero } from '@/ui/PageHero'
import { Points } from '@/ui/Points'
import { ProcessSteps } from '@/ui/ProcessSteps'
import { Section } from '@/ui/Section'
import { Spread } from '@/ui/Spread'

const { hero, benefits, process, faq, form } = lvpPage

export const Route = createFileRoute('/flooring-installation/lvp-lvt')({
  head: () => pageHead('/flooring-installation/lvp-lvt'),
  component: () => (
    <>
      <PageHero
        title={hero.title}
        lead={hero.intro}
        {...heroes['/flooring-installation/lvp-lvt']}
        actions={<ContactActions />}
      />
      <Section {...benefits} layout="split">
        <Points items={lvpBenefits} columns={2} />
      </Section>
      <WearLayers />
      <Types />
      <Rooms />
      <Spread {...process} photo={lvpProcessPhoto} focus="45% 100%">
        <ProcessSteps steps={lvpProcess} />
      </Spread>
      <Section {...faq} layout="split">
        <FaqAccordion items={lvpFaqs} />
      </Section>
      <EstimateSection variant="compact" title={form.title} intro={form.intro} />
    </>
  ),
})
