import { expect, test } from 'vitest'
import type { Settings } from '../../../supabase/functions/enhance-image/environment.ts'
import { allowedPhoto } from '../../../supabase/functions/enhance-image/photo/allowed-photo.ts'

const settings = { siteOrigins: ['https://www.floors.test', 'http://localhost:417'] } as unknown as Settings

test.each([
  'https://www.floors.test.elsewhere.test/photos/oak.jpg',
  'https://www.floors.testing/photos/oak.jpg',
  'http://localhost:4173/photos/oak.jpg',
  'http://www.floors.test/photos/oak.jpg',
  'https://floors.test/photos/oak.jpg',
  'https://www.floors.test/photos/oak.jpg?again',
  'https://www.floors.test/photos/../oak.jpg',
])('%s only looks like a photograph of the site, and isn’t fetched', (address) => {
  expect(() => allowedPhoto(address, settings)).toThrow('own photographs')
})

test.each(['https://www.floors.test/photos/oak.jpg', 'http://localhost:417/photos/jobs/oak-1.jpeg'])(
  '%s is one',
  (address) => {
    expect(allowedPhoto(address, settings).href).toBe(address)
  },
)
