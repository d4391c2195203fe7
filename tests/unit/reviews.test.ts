import { expect, test } from 'vitest'
import { cities } from '@/content/places/cities'
import { cityPath } from '@/content/places/city-paths'
import { servicesWithPage } from '@/content/services/offered-services'
import { averageRating } from '@/content/work/average-rating'
import { reviewBesideForm } from '@/content/work/review-beside-form'
import { besideForms, reviews } from '@/content/work/reviews'

test('the reviews have valid dates', () => {
  for (const { date } of reviews) expect(new Date(date).toISOString()).toContain(date)
})

test('a city’s page has no review of another town beside its form', () => {
  for (const city of cities) expect(reviewBesideForm(cityPath(city))).toBeUndefined()
})

test.each(servicesWithPage.filter(({ page }) => !(page.path in besideForms)))(
  'beside the form of $page.path stands a review of such work, or any if there is none',
  ({ name, page }) => {
    const own = reviews.find(({ service }) => service === name)
    expect(reviewBesideForm(page.path)).toBe(own ?? reviews[0])
  },
)

test.each(Object.entries(besideForms))(
  'beside the form of %s stands the review with the id %s',
  (path, id) => {
    expect(reviewBesideForm(path)?.id).toBe(id)
  },
)

test.each([
  [[5, 5, 5], '5.0'],
  [[5, 4], '4.5'],
  [[5, 5, 4], '4.7'],
  [[...Array(30).fill(5), 4], '4.9'],
  [[], undefined],
] as const)('the average rating of %j is %s', (ratings, average) => {
  expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average)
})
