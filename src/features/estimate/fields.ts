import { actionLabels } from '@/content/pages/action-labels'
import {
  compactServices,
  fullServices,
  type ServiceOption,
  serviceLabels,
  timelineLabels,
} from '@/content/services/estimate-options'

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

interface FormModel {
  readonly groups: readonly {
    /** A lone group needs none. */
    readonly legend?: string
    readonly fields: readonly Field[]
  }[]
  readonly submitLabel: string
  readonly busyLabel: string
}

/** `town`: the compact one, for those whose town isn't on the map. */
export type Variant = 'full' | 'compact' | 'town'

const name: Field = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  required: true,
  autoComplete: 'name',
  half: true,
}

const phone: Field = {
  name: 'phone',
  label: 'Phone',
  kind: 'tel',
  required: true,
  autoComplete: 'tel',
  half: true,
}

const service = (offered: readonly ServiceOption[]): Field => ({
  name: 'service',
  label: 'Service',
  kind: 'choice',
  options: Object.fromEntries(offered.map((value) => [value, serviceLabels[value]])),
})

const message: Field = {
  name: 'message',
  label: 'Message',
  description: 'Rooms, square feet, what the floor looks like now.',
  kind: 'long text',
}

const town: Field = {
  name: 'address',
  label: 'Your town',
  kind: 'text',
  autoComplete: 'address-level2',
}

const submits = { submitLabel: actionLabels.getEstimate, busyLabel: 'Sending...' }

/** The forms (specification, sections 4, 5 and 9). */
export const formModels: Readonly<Record<Variant, FormModel>> = {
  full: {
    groups: [
      {
        legend: 'How we reach you',
        fields: [name, phone, { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' }],
      },
      {
        legend: 'Your floors',
        fields: [
          {
            name: 'address',
            label: 'Project address',
            description: 'The street, then the city.',
            kind: 'text',
            // No token fills a street with its city into one line.
            autoComplete: 'address-line1',
          },
          { ...service(fullServices), half: true },
          { name: 'timeline', label: 'Timeline', kind: 'choice', options: timelineLabels, half: true },
          message,
        ],
      },
    ],
    ...submits,
    busyLabel: 'Sending Request...',
  },
  compact: { groups: [{ fields: [name, phone, service(compactServices)] }], ...submits },
  town: { groups: [{ fields: [name, phone, town, service(compactServices)] }], ...submits },
}

export function fieldsOf(variant: Variant): readonly Field[] {
  return formModels[variant].groups.flatMap(({ fields }) => fields)
}
