import { type ServiceOption, serviceLabels, timelineLabels } from '@/content/services/estimate-options'

export type FieldName = 'name' | 'phone' | 'email' | 'address' | 'service' | 'timeline' | 'message'

/** An estimate request (specification, section 3): texts, absent where the form has no such field. */
export type EstimateRequest = { readonly [Name in FieldName]?: string } & {
  /** The path of the page it comes from. */
  readonly page?: string
}

export interface Field {
  readonly name: FieldName
  readonly label: string
  readonly description?: string
  readonly kind: 'text' | 'tel' | 'email' | 'choice' | 'long text'
  /** The options of a choice: labels by their values. */
  readonly options?: Readonly<Record<string, string>>
  readonly required?: boolean
  readonly autoComplete?: string
  /** Takes half of a wide form's width. */
  readonly half?: boolean
}

/** What a required text accepts: something that can be read. Blanks are neither a name nor a telephone number. */
export const notBlank = '[\\s\\S]*\\S[\\s\\S]*'

export const name: Field = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  required: true,
  autoComplete: 'name',
  half: true,
}

export const phone: Field = {
  name: 'phone',
  label: 'Phone',
  kind: 'tel',
  required: true,
  autoComplete: 'tel',
  half: true,
}

export const service = (offered: readonly ServiceOption[]): Field => ({
  name: 'service',
  label: 'Service',
  kind: 'choice',
  options: Object.fromEntries(offered.map((value) => [value, serviceLabels[value]])),
})

export const message: Field = {
  name: 'message',
  label: 'Message',
  description: 'Rooms, square feet, what the floor looks like now.',
  kind: 'long text',
}

export const email: Field = { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' }

export const address: Field = {
  name: 'address',
  label: 'Project address',
  description: 'The street, then the city.',
  kind: 'text',
  // No token fills a street with its city into one line.
  autoComplete: 'address-line1',
}

export const timeline: Field = {
  name: 'timeline',
  label: 'Timeline',
  kind: 'choice',
  options: timelineLabels,
  half: true,
}

export const town: Field = {
  name: 'address',
  label: 'Your town',
  kind: 'text',
  autoComplete: 'address-level2',
}
