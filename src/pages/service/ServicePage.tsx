import { serviceQuestions, serviceWords } from '@/content/pages/service'
import type { servicesWithPage } from '@/content/services/offered-services'
import { rates } from '@/content/services/rates'
import type { ServiceWords } from '@/content/services/types'
import { jobsSection } from '@/content/work/jobs'
import { EstimateSection } from '@/features/estimate/EstimateSection'
import { JobRow } from '@/features/portfolio/JobRow'
import { LazyPriceSheet } from '@/features/price/LazyPriceSheet'
import { PriceNotes } from '@/features/price/PriceNotes'
import { CallInstead, ContactActions } from '@/layout/ContactActions'
import { FaqAccordion } from '@/ui/FaqAccordion'
import { Points } from '@/ui/Lists'
import { PageHero } from '@/ui/PageHero'
import { Section } from '@/ui/Section'

export interface ServicePageProps extends Pick<(typeof servicesWithPage)[number], 'name' | 'label' | 'page'> {
  readonly words: ServiceWords
}

/** The page of a service that has no file of its own, from its record in `services.ts`. */
export function ServicePage({ name, label, page, words }: ServicePageProps) {
  const { title, lead, photo, points } = words
  const questions = serviceQuestions(page.path, words)
  const { work, cost, jobsTitle, faq, form } = serviceWords(label)
  const hasPrice = rates[name] !== undefined
  const jobs = jobsSection(page.path, jobsTitle)
  return (
    <>
      <PageHero
        title={title}
        intro={lead}
        photo={photo}
        actions={<ContactActions />}
        sections={[work, hasPrice ? cost : undefined, jobs, questions.length > 0 ? faq : undefined]}
      />
      <Section {...work}>
        <Points items={points} columns={3} />
      </Section>
      {hasPrice && (
        <Section {...cost} tone="warm">
          <LazyPriceSheet />
          <PriceNotes />
        </Section>
      )}
      <JobRow section={jobs} />
      {questions.length > 0 && (
        <Section {...faq} intro={<CallInstead />} layout="split" tone="warm">
          <FaqAccordion items={questions} />
        </Section>
      )}
      <EstimateSection {...form} />
    </>
  )
}
