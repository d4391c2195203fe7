import { isOffered } from './offers'

/** The choices of the estimate forms. The mail's subject contains the key; visitors read the label. */
export const serviceLabels = {
  'sanding-refinishing': 'Sanding & Refinishing',
  'hardwood-installation': 'Hardwood Installation',
  'engineered-installation': 'Engineered Wood Installation',
  'lvp-installation': 'LVP/LVT Installation',
  repair: 'Floor Repair',
  stairs: 'Stair Refinishing',
  'water-damage': 'Water Damage Restoration',
  consultation: 'Consultation',
  other: 'Something else',
} as const

export type ServiceOption = keyof typeof serviceLabels

/** The services of the compact form, in its order (specification, section 9). */
const inCompactForm: readonly ServiceOption[] = [
  'sanding-refinishing',
  'hardwood-installation',
  'lvp-installation',
  'repair',
  'other',
]
export const compactServices = inCompactForm.filter(isOffered)

/** The services of the full form, in its order (specification, section 9). */
const inFullForm: readonly ServiceOption[] = [
  'sanding-refinishing',
  'hardwood-installation',
  'engineered-installation',
  'lvp-installation',
  'repair',
  'stairs',
  'water-damage',
  'consultation',
]
export const fullServices = inFullForm.filter(isOffered)

/** Reads a service of the full form from a link's `service` parameter; anything else chooses none. */
export function readService(value: unknown): ServiceOption | undefined {
  return fullServices.find((service) => service === value)
}

/** The choices for the start of the work, in the form's order (specification, section 9). */
export const timelineLabels = {
  asap: 'As soon as possible',
  '30-60-days': 'In 30 to 60 days',
  planning: 'Just planning ahead',
} as const
