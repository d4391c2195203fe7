import { expect, test } from 'vitest'
import { createPrefetch } from '~/workers/enhancer/prefetch'

const large = new OffscreenCanvas(4001, 4000)
large.getContext('2d')

test.each([
  ['large photographs', await large.convertToBlob()],
  ['files that are no pictures', new Blob(['no'])],
])('the prefetch of the next photograph skips %s', async (_, file) => {
  const prefetch = createPrefetch()
  prefetch.start(file)
  expect(await prefetch.take()).toBeUndefined()
})
