import { describe, expect, it } from 'vitest'
import { compactServices, fullServices, serviceLabels, timelineLabels } from '@/content/estimate'
import { fieldsOf, formModels } from '@/features/estimate/fields'

const choicesOf = (variant: 'full' | 'compact', name: string) => {
  const field = fieldsOf(variant).find((candidate) => candidate.name === name)
  return field?.kind === 'choice' ? field.options : []
}

describe.each([
  ['full', ['name', 'phone', 'email', 'address', 'service', 'timeline', 'message'], 'Sending Request...'],
  ['compact', ['name', 'phone', 'service'], 'Sending...'],
] as const)('the %s estimate form', (variant, names, busyLabel) => {
  it('has its fields in order, and requires name and phone', () => {
    expect(fieldsOf(variant).map(({ name }) => name)).toEqual(names)
    expect(
      fieldsOf(variant)
        .filter(({ required }) => required)
        .map(({ name }) => name),
    ).toEqual(['name', 'phone'])
  })

  it('shows that it is busy', () => {
    expect(formModels[variant].busyLabel).toBe(busyLabel)
  })

  it('uses a telephone input for the phone number', () => {
    expect(fieldsOf(variant)).toContainEqual(
      expect.objectContaining({ name: 'phone', kind: 'tel', autoComplete: 'tel' }),
    )
  })
})

describe('the options', () => {
  it('are the specified services in the full form', () => {
    expect(choicesOf('full', 'service').map(({ value }) => value)).toEqual([
      'sanding-refinishing',
      'hardwood-installation',
      'engineered-installation',
      'lvp-installation',
      'repair',
      'stairs',
      'water-damage',
      'consultation',
    ])
  })

  it('are the specified services in the compact form', () => {
    expect(choicesOf('compact', 'service').map(({ value }) => value)).toEqual([
      'sanding-refinishing',
      'hardwood-installation',
      'lvp-installation',
      'repair',
      'other',
    ])
  })

  it('are the specified timelines', () => {
    expect(choicesOf('full', 'timeline').map(({ value }) => value)).toEqual([
      'asap',
      '30-60-days',
      'planning',
    ])
  })

  it('have a label each, and no two labels are the same', () => {
    const labels = [...Object.values(serviceLabels), ...Object.values(timelineLabels)]
    expect(new Set(labels).size).toBe(labels.length)
    for (const value of [...fullServices, ...compactServices]) expect(serviceLabels[value]).toMatch(/^[A-Z]/)
  })
})
