import { describe, expect, it } from 'vitest'
import { compactServices, fullServices, serviceLabels, timelineLabels } from '../../src/content/estimate'
import { fieldsOf, formModels } from '../../src/features/estimate/fields'

const choicesOf = (variant: 'full' | 'compact', name: string) => {
  const field = fieldsOf(variant).find((candidate) => candidate.name === name)
  return field?.kind === 'choice' ? field.options : []
}

describe.each([
  ['full', ['name', 'phone', 'email', 'address', 'service', 'timeline', 'message'], 'Sending Request...'],
  ['compact', ['name', 'phone', 'service'], 'Sending...'],
] as const)('the %s estimate form', (variant, names, busyLabel) => {
  it('has its fields in order, of which name and phone are required', () => {
    expect(fieldsOf(variant).map(({ name }) => name)).toEqual(names)
    expect(
      fieldsOf(variant)
        .filter(({ required }) => required)
        .map(({ name }) => name),
    ).toEqual(['name', 'phone'])
  })

  it('says that it is busy', () => {
    expect(formModels[variant].busyLabel).toBe(busyLabel)
  })

  it('asks for the telephone number with a telephone input', () => {
    expect(fieldsOf(variant)).toContainEqual(
      expect.objectContaining({ name: 'phone', kind: 'tel', autoComplete: 'tel' }),
    )
  })
})

describe('what can be chosen', () => {
  it('is the specified services of the full form', () => {
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

  it('is the specified services of the compact form', () => {
    expect(choicesOf('compact', 'service').map(({ value }) => value)).toEqual([
      'sanding-refinishing',
      'hardwood-installation',
      'lvp-installation',
      'repair',
      'other',
    ])
  })

  it('is the specified timelines', () => {
    expect(choicesOf('full', 'timeline').map(({ value }) => value)).toEqual([
      'asap',
      '30-60-days',
      'planning',
    ])
  })

  it('reads as words, each its own', () => {
    const labels = [...Object.values(serviceLabels), ...Object.values(timelineLabels)]
    expect(new Set(labels).size).toBe(labels.length)
    for (const value of [...fullServices, ...compactServices]) expect(serviceLabels[value]).toMatch(/^[A-Z]/)
  })
})
