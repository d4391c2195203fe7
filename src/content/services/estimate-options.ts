import { offered } from './offered-services'
import type { ServiceName } from './services'

/** The options of a form besides the services. */
const otherOptions = { consultation: 'Consultation', other: 'Something else' } as const

export type ServiceOption = ServiceName | keyof typeof otherOptions

/** The choices of the estimate forms. The mail's subject contains the key; visitors read the label. */
export const serviceLabels = Object.fromEntries([
  ...offered.map(([name, { label }]) => [name, label]),
  ...Object.entries(otherOptions),
]) as Readonly<Record<ServiceOption, string>>

const inForm = (form: 'compact' | 'full') =>
  offered.filter(([, { forms }]) => forms.includes(form)).map(([name]) => name)

/** The services of the compact form, in its order (specification, section 9). */
export const compactServices: readonly ServiceOption[] = [...inForm('compact'), 'other']

/** The services of the full form, in its order (specification, section 9). */
export const fullServices: readonly ServiceOption[] = [...inForm('full'), 'consultation']

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
