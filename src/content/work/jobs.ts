import { pathOfService } from '../services/offered-services'
import type { PhotoName } from './photos'
import { categoryServices } from './project-categories'
import { photographsOf } from './project-photographs'
import { projects } from './projects'
import type { Project } from './types'

/** A project as the page of its service shows it: by its close-up where it's one of several. */
export interface Job extends Project {
  readonly photo: PhotoName
}

/** The heading and the jobs of a service's page, or of all pages below a path. Nothing without a job. */
export function jobsSection(path: string, title: string, ...shownElsewhere: readonly PhotoName[]) {
  const jobs = projects
    .filter(({ category }) => pathOfService(categoryServices[category])?.startsWith(path))
    .filter(({ image }) => !shownElsewhere.includes(image))
    .map((project, _, { length }): Job => {
      const closeUp = length > 1 ? photographsOf(project).at(-1) : undefined
      return { ...project, photo: closeUp?.photo ?? project.image }
    })
  return jobs.length > 0 ? { id: 'jobs', label: 'Our work', title, jobs } : undefined
}

/** A project's size and days from its details, such as `13 solid oak treads` and `5 days`. */
export function sizeAndDays({ details }: Project): { readonly size?: string; readonly days?: string } {
  return {
    size: details.match(/^[\d,]+\s(?:sq\sft|(?:\w+\s)*treads)/)?.[0],
    // Days of drying may be named, too. The last are the job's.
    days: details.match(/\d+\s(?:working\s)?days?\b/g)?.at(-1),
  }
}
