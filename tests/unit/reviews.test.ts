import { describe, expect, it, test } from 'vitest'
import { cities } from '@/content/places/cities'
import { cityPath } from '@/content/places/city-paths'
import { averageRating, reviewBesideForm } from '@/content/work/rating'
import { reviews } from '@/content/work/reviews'

describe('the reviews', () => {
  it('have valid dates', () => {
    for (const { date } of reviews) expect(new Date(date).toISOString()).toContain(date)
  })
})

test('a city’s page has no review of another town beside its form', () => {
  for (const city of cities) expect(reviewBesideForm(cityPath(city))).toBeUndefined()
})

describe('the average rating', () => {
  it.each([
    [[5, 5, 5], '5.0'],
    [[5, 4], '4.5'],
    [[5, 5, 4], '4.7'],
    [[...Array(30).fill(5), 4], '4.9'],
    [[], undefined],
  ] as const)('of %j is %s', (ratings, average) => {
    expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average)
  })
})
