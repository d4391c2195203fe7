import { describe, expect, it, test } from 'vitest'
import { cities, cityPath } from '@/content/cities'
import { averageRating, reviewBesideForm, reviews } from '@/content/reviews'

describe('the reviews', () => {
  it('have valid dates', () => {
    for (const { date } of reviews) expect(new Date(date).toISOString()).toContain(date)
  })
})

test('a city’s page has no review of another town beside its form', () => {
  for (const { slug } of cities) expect(reviewBesideForm(cityPath(slug))).toBeUndefined()
})

describe('the average rating', () => {
  it.each([
    [[5, 5, 5], '5.0'],
    [[5, 4], '4.5'],
    [[5, 5, 4], '4.7'],
    [[], undefined],
  ] as const)('of %j is %s', (ratings, average) => {
    expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average)
  })
})
