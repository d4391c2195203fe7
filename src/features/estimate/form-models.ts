import { actionLabels } from '@/content/pages/action-labels'
import { compactServices, fullServices } from '@/content/services/estimate-options'
import { address, email, type Field, message, name, phone, service, timeline, town } from './fields'

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

const submits = { submitLabel: actionLabels.getEstimate, busyLabel: 'Sending...' }

/** The forms (specification, sections 4, 5 and 9). */
export const formModels: Readonly<Record<Variant, FormModel>> = {
  full: {
    groups: [
      { legend: 'How we reach you', fields: [name, phone, email] },
      {
        legend: 'Your floors',
        fields: [address, { ...service(fullServices), half: true }, timeline, message],
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
