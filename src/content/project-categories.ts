/** The work filter's categories and what their buttons say, in order; "All" stands before them (specification, section 9). */
export const projectCategories = {
  sanding: 'Sanding',
  refinishing: 'Refinishing',
  'hardwood-install': 'Hardwood Install',
  'lvp-lvt': 'LVP/LVT',
  stairs: 'Stairs',
} as const

export type ProjectCategory = keyof typeof projectCategories
