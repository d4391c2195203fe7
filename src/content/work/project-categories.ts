import { offered } from '../services/offered-services'
import type { ProjectCategory, ServiceName } from '../services/services'
import type { Project } from './types'

const categories = offered.flatMap(([service, { categories = {} }]) =>
  Object.entries(categories).map(([category, label]) => ({ category, label, service })),
)

/** The work filter's categories with their labels, in order. "All" comes first (specification, section 9). */
export const projectCategories = Object.fromEntries(
  categories.map(({ category, label }) => [category, label]),
) as Readonly<Record<ProjectCategory, string>>

/** The estimate form's service for somebody who wants the same. */
export const categoryServices = Object.fromEntries(
  categories.map(({ category, service }) => [category, service]),
) as Readonly<Record<ProjectCategory, ServiceName>>

/** Its noun in a sentence: `an estimate for a staircase like this`. */
export function subjectOf({ category }: Pick<Project, 'category'>): string {
  const service: string = categoryServices[category]
  return service === 'stairs' ? 'staircase' : 'floor'
}
