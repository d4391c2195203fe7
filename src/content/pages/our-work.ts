import { business } from '../business/business'
import { claims } from '../business/claims'
import { isOffered } from '../services/offered-services'
import { subjectOf } from '../work/project-categories'
import { starCount } from '../work/site-rating'
import type { Project } from '../work/types'

interface View {
  readonly project?: Project
  readonly category?: string
  readonly isPresenting?: boolean
}

/** The title of what opens over the page, for the tab and the history; nothing while all projects are shown. */
export function viewTitle({ project, category, isPresenting }: View): string | undefined {
  const words = project
    ? [project.title, project.location.split(',')[0]]
    : [isPresenting && 'Full screen', category && `${category} projects`]
  const title = words.filter(Boolean).join(', ')
  return title && `${title} | ${business.shortName}`
}

/** The words of the Our Work page (specification, sections 2 and 9). */
export const ourWork = {
  title: 'Our Work',
  lead: `Floors${isOffered('stairs') ? ' and stairs' : ''} in ${business.serviceArea}. Open one to see what we found, what we did and how long it took.`,
  projects: {
    title: 'Recent projects',
    filterLabel: 'Show projects by kind of work',
    all: 'All',
    none: 'No projects found for the selected filter.',
    viewAll: 'View All Projects',
    estimate: (project: Project) => `An estimate for a ${subjectOf(project)} like this`,
    /** In the message of such an estimate's form. */
    like: ({ title, location }: Project) => `Like: ${title}, ${location.split(',')[0]}`,
    present: 'View full screen',
    more: 'Read more',
    code: 'QR code',
    scan: 'Scan it with your phone’s camera. It opens this project, with an estimate for one like it.',
  },
  figures: {
    // It breaks at its comma.
    title: 'Refinishing, by\u00a0the\u00a0numbers',
    intro:
      'The refinishing jobs we measured and followed up on, closets and whole houses alike. Satisfaction is what people told us at the final walkthrough.',
    stats: [
      { value: claims.refinishedFloors.text, label: 'Projects' },
      { value: claims.satisfaction.text, label: 'Satisfaction' },
      { value: claims.squareFeet.text, label: 'Sq ft refinished' },
      { value: starCount ? `${starCount} star` : '', label: 'Average' },
    ],
  },
  closing: {
    title: 'Have a floor like one of these?',
    intro:
      'Leave a name and a number. We’ll call to set up a visit, look at the wood and give you a written price.',
  },
} as const
