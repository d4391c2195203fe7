/** The categories of the work filter with the labels of their buttons, in order. "All" comes first (specification, section 9). */
export const projectCategories = {
  sanding: 'Sanding',
  refinishing: 'Refinishing',
  'hardwood-install': 'Hardwood Install',
  'lvp-lvt': 'LVP/LVT',
  stairs: 'Stairs',
} as const

export type ProjectCategory = keyof typeof projectCategories
