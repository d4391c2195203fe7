import { compactServices, fullServices, serviceLabels, timelineLabels } from '@/content/estimate'

/** What a visitor asks for (specification, section 3): every field is text, empty when it was left out. */
export interface EstimateRequest {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly service: string
  readonly timeline: string
  readonly message: string
}

export type FieldName = keyof EstimateRequest

export const emptyRequest: EstimateRequest = {
  name: '',
  phone: '',
  email: '',
  address: '',
  service: '',
  timeline: '',
  message: '',
}

export const fieldNames = Object.keys(emptyRequest) as readonly FieldName[]

interface Option {
  readonly value: string
  readonly label: string
}

interface FieldBase {
  readonly name: FieldName
  readonly label: string
  readonly description?: string
  readonly required?: boolean
  /** A regular expression that the whole value must match, as the browser's own check. */
  readonly pattern?: string
  readonly autoComplete?: string
  /** Takes half of a wide form's width. */
  readonly half?: boolean
}

interface TextField extends FieldBase {
  readonly kind: 'text' | 'tel' | 'email'
  readonly autoCapitalize?: 'words'
}

interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  readonly options: readonly Option[]
}

interface LongTextField extends FieldBase {
  readonly kind: 'long text'
}

export type Field = TextField | ChoiceField | LongTextField

interface FieldGroup {
  /** Read out and shown above the group; a lone group needs none. */
  readonly legend?: string
  readonly fields: readonly Field[]
}

export type Variant = 'full' | 'compact'

interface FormModel {
  readonly groups: readonly FieldGroup[]
  readonly submitLabel: string
  readonly busyLabel: string
}

/** Something that can be read: blanks alone are neither a name nor a telephone number. */
const notBlank = '[\\s\\S]*\\S[\\s\\S]*'

const name: Field = {
  name: 'name',
  label: 'Name',
  kind: 'text',
  required: true,
  pattern: notBlank,
  autoComplete: 'name',
  autoCapitalize: 'words',
  half: true,
}

const phone: Field = {
  name: 'phone',
  label: 'Phone',
  kind: 'tel',
  required: true,
  pattern: notBlank,
  autoComplete: 'tel',
  half: true,
}

/** The two forms (specification, sections 4, 5 and 9). */
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
            description: 'Street and city are enough.',
            kind: 'text',
            autoComplete: 'address-line1',
            autoCapitalize: 'words',
          },
          {
            name: 'service',
            label: 'Service',
            kind: 'choice',
            options: fullServices.map((value) => ({ value, label: serviceLabels[value] })),
            half: true,
          },
          {
            name: 'timeline',
            label: 'Timeline',
            kind: 'choice',
            options: Object.entries(timelineLabels).map(([value, label]) => ({ value, label })),
            half: true,
          },
          {
            name: 'message',
            label: 'Message',
            description: 'Rooms, square feet, what the floor looks like now.',
            kind: 'long text',
          },
        ],
      },
    ],
    submitLabel: 'Request Free Estimate',
    busyLabel: 'Sending Request...',
  },
  compact: {
    groups: [
      {
        fields: [
          name,
          phone,
          {
            name: 'service',
            label: 'Service',
            kind: 'choice',
            options: compactServices.map((value) => ({ value, label: serviceLabels[value] })),
          },
        ],
      },
    ],
    submitLabel: 'Get Free Estimate',
    busyLabel: 'Sending...',
  },
}

export function fieldsOf(variant: Variant): readonly Field[] {
  return formModels[variant].groups.flatMap((group) => group.fields)
}
