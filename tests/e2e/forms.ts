export interface FormField {
  readonly type: string
  readonly required: boolean
  readonly options?: readonly string[]
}

const text: FormField = { type: 'text', required: false }

/** Fields by name, in their order, with their option values (sections 3, 5 and 9). */
export const forms: Readonly<Record<'compact' | 'full', Readonly<Record<string, FormField>>>> = {
  compact: {
    name: { ...text, required: true },
    phone: { type: 'tel', required: true },
    service: {
      type: 'select-one',
      required: false,
      options: ['', 'sanding-refinishing', 'hardwood-installation', 'lvp-installation', 'repair', 'other'],
    },
  },
  full: {
    name: { ...text, required: true },
    phone: { type: 'tel', required: true },
    email: { type: 'email', required: false },
    address: text,
    service: {
      type: 'select-one',
      required: false,
      options: [
        '',
        'sanding-refinishing',
        'hardwood-installation',
        'engineered-installation',
        'lvp-installation',
        'repair',
        'stairs',
        'water-damage',
        'consultation',
      ],
    },
    timeline: { type: 'select-one', required: false, options: ['', 'asap', '30-60-days', 'planning'] },
    message: { type: 'textarea', required: false },
  },
}
