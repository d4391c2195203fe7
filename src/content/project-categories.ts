import type { ServiceOption } from './estimate'

/** The work filter's categories and what their buttons say, in order; "All" stands before them (specification, section 9). */
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
