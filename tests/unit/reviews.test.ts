import { describe, expect, it } from 'vitest'
import { averageRating, reviews } from '../../src/content/reviews'

describe('the reviews', () => {
  it('have valid dates', () => {
    for (const { date } of reviews) expect(new Date(date).toISOString()).toContain(date)
  })
})

describe('the average rating', () => {
  it.each([
    [[5, 5, 5], '5.0'],
    [[5, 4], '4.5'],
    [[5, 5, 4], '4.7'],
    [[], '0.0'],
  ] as const)('of %j is %s', (ratings, average) => {
    expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average)
  })
})
