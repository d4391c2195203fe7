import { describe, expect, test } from 'vitest'
import { enhanceHere, expectExact, filesOf, load } from './exact'

describe('a whole JPEG without its end is enhanced', () => {
  test.each(filesOf('.jpg'))('%s', async (name) => {
    const photo = await load(name)
    for (const missing of [1, 2]) await expectExact(photo.slice(0, -missing), photo)
  })
})

describe('a cut one fails', () => {
  test.each([...filesOf('.jpg'), ...filesOf('.png')])('%s', async (name) => {
    const photo = await load(name)
    // The last of a JPEG's data may be one code.
    for (const end of [photo.size * 0.3, photo.size * 0.9, photo.size - 4])
      await expect(enhanceHere(photo.slice(0, end)), `${end} bytes`).rejects.toThrow('Failed to load image')
  })

  test('also where zeros take the place of the rest', async () => {
    const photo = await load('greyscale.jpg')
    const half = photo.size >> 1
    const filled = new Blob([photo.slice(0, half), new Uint8Array(half)])
    await expect(enhanceHere(filled)).rejects.toThrow('Failed to load image')
  })
})
