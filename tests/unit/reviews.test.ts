import { describe, expect, it } from 'vitest'
import { cities, cityPath } from '@/content/cities'
import { cityWork } from '@/content/city-content'
import { averageRating, reviewBesideForm, reviews } from '@/content/reviews'

describe('the reviews', () => {
  it('have valid dates', () => {
    for (const { date } of reviews) expect(new Date(date).toISOString()).toContain(date)
  })
})

describe('the review beside a form', () => {
  it.each(cities)('on the page of $name is none that the page shows already', ({ name, slug }) => {
    const beside = reviewBesideForm(cityPath(slug))
    expect(beside).toBeDefined()
    expect(cityWork(name).reviews).not.toContain(beside)
  })
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
