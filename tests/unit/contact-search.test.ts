import { expect, test } from 'vitest'
import { cities } from '@/content/places/cities'
import { cityPath } from '@/content/places/city-paths'
import { fullServices } from '@/content/services/estimate-options'
import { readContactSearch } from '@/pages/contact/contact-search'

const [service] = fullServices

test.each<[Record<string, unknown>]>([
  [{ from: '/about' }],
  [{ from: '/' }],
  [{ from: cityPath(cities[0] ?? { slug: '' }) }],
  [{ service, message: 'About 800 sq ft.' }],
])('a link’s %j is the form’s', (search) => {
  expect(readContactSearch(search)).toMatchObject(search)
})

test.each([
  // The mail would name a page that the business doesn't have.
  [{ from: '/casino' }],
  [{ from: '/service-areas/nowhere-oh' }],
  [{ from: 'https://mail.test/about' }],
  [{ from: 7 }],
  [{ service: 'demolition' }],
  [{ message: ['Hi'] }],
  [{ unknown: 'x' }],
])('a forged link’s %j is left out', (search) => {
  expect(readContactSearch(search)).toEqual({ from: undefined, service: undefined, message: undefined })
})

test('of a link’s words the first 300 characters come', () => {
  expect(readContactSearch({ message: 'x'.repeat(301) }).message).toBe('x'.repeat(300))
})
