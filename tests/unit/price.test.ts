import { describe, expect, test } from 'vitest'
import type { Rate } from '@/content/services/types.ts'
import { priceWords } from '@/content/services/written-estimate.ts'
import { priceOf } from '@/features/price/price.ts'

const stained = { label: 'Stain', extra: 1.25, days: 3 }
const rate: Rate = { unit: 'sq ft', low: 5, high: 6, minimum: 1200, perDay: 250, finishes: [stained] }

describe('the price of a job', () => {
  test.each([
    // Rounded to $50.
    [310, '$1,550 to $1,850', 'about a day'],
    [220, '$1,200 to $1,300', 'about a day'],
    [1, '$1,200, our smallest job', 'about a day'],
    [5000, '$25,000 to $30,000', 'about 20 days'],
  ])('of %d sq ft is %s, %s', (size, total, time) => {
    expect(priceOf(rate, size)).toEqual({ total, time })
  })

  test('has its finish in it, and what has to pass before', () => {
    expect(priceOf({ ...rate, after: 'a week' }, 800, stained)).toEqual({
      total: '$5,000 to $5,800',
      time: 'about 6 days after a week',
    })
    const cheaper = { label: 'Oil-based', extra: -0.5, days: 1 }
    expect(priceOf(rate, 800, cheaper)).toEqual({ total: '$3,600 to $4,400', time: 'about 4 days' })
  })

  test.each([0, -400, 0.5, Number.NaN])('is a question where the size is %d', (size) => {
    expect(priceOf(rate, size)).toEqual({ total: priceWords.units['sq ft'].question })
  })

  test('is no figure for a size that nobody has, or without a rate', () => {
    for (const size of [5001, Number.POSITIVE_INFINITY, 1e21])
      expect(priceOf(rate, size)).toEqual({ total: priceWords.tooLarge })
    expect(priceOf(undefined, 800)).toEqual({ total: 'One figure, in writing' })
  })
})
