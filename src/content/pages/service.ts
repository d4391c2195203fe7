import type { FaqItem } from '../business/types'
import added from '../records/questions?of=services'
import type { ServiceWords } from '../services/types'
import { priceSection } from '../services/written-estimate-words'

/** The words around a service's own, on a page that its record alone makes. */
export const serviceWords = (label: string) =>
  ({
    work: { id: 'work', label: 'What we do', title: 'What we do' },
    cost: priceSection,
    jobsTitle: 'Jobs like yours',
    faq: { id: 'faq', label: 'FAQ', title: 'Questions we hear' },
    form: { title: `${label}: ask for a quote`, intro: 'Leave a name and a number. We call to set a time.' },
  }) as const

/** The questions of such a page: its record's, and those that were added to it. */
export const serviceQuestions = (path: string, { questions = [] }: ServiceWords): readonly FaqItem[] => [
  ...questions,
  ...added.filter(({ page }) => page === path),
]
