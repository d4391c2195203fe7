import { offered } from '../services/offered-services'
import type { ProjectCategory, ServiceName } from '../services/services'

const categories = offered.flatMap(([service, { categories = {} }]) =>
  Object.entries(categories).map(([category, label]) => ({ category, label, service })),
)

/** The work filter's categories with their labels, in order. "All" comes first (specification, section 9). */
export const projectCategories = Object.fromEntries(
  categories.map(({ category, label }) => [category, label]),
) as Readonly<Record<ProjectCategory, string>>

/** What somebody asks for who wants the same: the estimate form's service. */
export const categoryServices = Object.fromEntries(
  categories.map(({ category, service }) => [category, service]),
) as Readonly<Record<ProjectCategory, ServiceName>>
