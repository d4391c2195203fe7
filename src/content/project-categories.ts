import type { ServiceOption } from './estimate'

/** The categories of the work filter with the labels of their buttons, in order. "All" comes first (specification, section 9). */
export const projectCategories = {
  sanding: 'Sanding',
  refinishing: 'Refinishing',
  'hardwood-install': 'Hardwood Install',
  'lvp-lvt': 'LVP/LVT',
  stairs: 'Stairs',
} as const

export type ProjectCategory = keyof typeof projectCategories

/** What somebody asks for who wants the same: the estimate form's service. */
export const categoryServices: Readonly<Record<ProjectCategory, ServiceOption>> = {
  sanding: 'sanding-refinishing',
  refinishing: 'sanding-refinishing',
  'hardwood-install': 'hardwood-installation',
  'lvp-lvt': 'lvp-installation',
  stairs: 'stairs',
}
