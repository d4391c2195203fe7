import { createFileRoute } from '@tanstack/react-router'
import { heroes } from '@/content/heroes'
import {
  installationPage,
  installationProcess,
  professionalPhoto,
  whyProfessional,
} from '@/content/installation'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { ContactActions } from '@/layout/ContactActions'
import { pageHead } from '@/layout/page-head'
import { Options } from '@/pages/installation/Options'
import { PageHero } from '@/ui/PageHero'
import { Points } from '@/ui/Points'
import { ProcessSteps } from '@/ui/ProcessSteps'
import { Section } from '@/ui/Section'
import { Spread } from '@/ui/Spread'

const { hero, professional, process, form } = installationPage

export const Route = createFileRoute('/flooring-installation/')({
  head: () => pageHead('/flooring-installation'),
  component: () => (
    <>
      <PageHero
        title={hero.title}
        lead={hero.intro}
        {...heroes['/flooring-installation']}
        actions={<ContactActions />}
      />
      <Options />
      <Spread {...professional} tone="dark" side="end" photo={professionalPhoto} focus="50% 100%">
        <Points items={whyProfessional} />
      </Spread>
      <Section {...process}>
        <ProcessSteps steps={installationProcess} layout="row" />
      </Section>
      <EstimateSection variant="compact" title={form.title} intro={form.intro} />
    </>
  ),
})
