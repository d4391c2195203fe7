import { business } from './business'
import type { PhotoName } from './photos'
import { rating } from './reviews'
import type { Sample } from './types'

/** The words of the Our Work page (specification, sections 2 and 9). */
export const ourWork = {
  title: 'Our Work',
  lead: `Floors and stairs in ${business.serviceArea}. Under each picture: what we found, what we did and how long it took.`,
  projects: {
    title: 'Recent projects',
    filterLabel: 'Show projects by kind of work',
    all: 'All',
    none: 'No projects found for the selected filter.',
    viewAll: 'View All Projects',
    estimate: 'An estimate for a floor like this',
    present: 'View full screen',
  },
  figures: {
    title: 'Refinishing, by the numbers',
    intro:
      'The refinishing jobs we measured and followed up on, closets and whole houses alike. Satisfaction is what people told us at the final walkthrough.',
    photo: 'stairs-detail' satisfies PhotoName,
    stats: [
      { value: '150+', label: 'Projects' },
      { value: '98%', label: 'Satisfaction' },
      { value: '25k+', label: 'Sq ft refinished' },
      ...(rating ? [{ value: '5 star', label: 'Average' }] : []),
    ],
  },
  closing: {
    title: 'Have a floor like one of these?',
    intro:
      "Leave a name and a number. We'll call to set up a visit, look at the wood and give you a written price.",
  },
} as const

/** `undefined` takes its section away. */
export const workQuote: (Sample & Record<'title' | 'text' | 'by', string>) | undefined = {
  title: 'What a customer says',
  sample: true,
  text: 'Two other companies told me to tear the floor out. He lifted a vent cover, showed me how thick the oak still was, and said it had two more sandings in it. It looks like the day the house was built.',
  by: 'Patricia H., Lakewood, OH',
}
