import { pathOfService } from '../services/offered-services'
import type { PhotoName } from './photos'
import { categoryServices } from './project-categories'
import { projects } from './projects'
import type { Project } from './types'

/** The heading and the jobs of a service's page, or of all pages below a path. Nothing without a job. */
export function jobsSection(path: string, title: string, ...shownElsewhere: readonly PhotoName[]) {
  const jobs = projects
    .filter(({ category }) => pathOfService(categoryServices[category])?.startsWith(path))
    .filter(({ image }) => !shownElsewhere.includes(image))
  return jobs.length > 0 ? { id: 'jobs', label: 'Our work', title, jobs } : undefined
}

/** Where a project is, its size and its days, as far as its details tell: `Cleveland, OH · 150 sq ft · 5 days`. */
export const jobFacts = (project: Project) =>
  [project.location, ...Object.values(sizeAndDays(project))].filter(Boolean).join(' · ')

/** A project's size and days from its details, such as `13 solid oak treads` and `5 days`. */
export function sizeAndDays({ details }: Project): { readonly size?: string; readonly days?: string } {
  return {
    size: details.match(/^[\d,]+\s(?:sq\sft|(?:\w+\s)*treads)/)?.[0],
    // Days of drying may be named, too. The last are the job's.
    days: details.match(/\d+\s(?:working\s)?days?\b/g)?.at(-1),
  }
}
