import { describe, expect, test } from 'vitest'
import { enhanceHere, expectExact, filesOf, load } from './exact'

describe('a whole picture without its end is enhanced', () => {
  test.each(filesOf('.jpg'))('%s', async (name) => {
    const photo = await load(name)
    for (const missing of [1, 2]) await expectExact(photo.slice(0, -missing), photo)
  })

  test.each(filesOf('.png'))('%s', async (name) => {
    const photo = await load(name)
    const wrongSum = new Blob([photo.slice(0, -4), Uint8Array.of(1, 2, 3, 4)])
    for (const file of [photo.slice(0, -12), photo.slice(0, -5), wrongSum]) await expectExact(file, photo)
  })
})

describe('a cut one fails', () => {
  test.each([...filesOf('.jpg'), ...filesOf('.png')])('%s', async (name) => {
    const photo = await load(name)
    // The last of a JPEG's data may be one code, and the last of a PNG's a part of its checksum.
    const missing = photo.type === 'image/png' ? 18 : 4
    for (const end of [photo.size * 0.3, photo.size * 0.9, photo.size - missing])
      await expect(enhanceHere(photo.slice(0, end)), `${end} bytes`).rejects.toThrow('Failed to load image')
  })

  test('also where zeros take the place of the rest', async () => {
    const photo = await load('greyscale.jpg')
    const half = photo.size >> 1
    const filled = new Blob([photo.slice(0, half), new Uint8Array(half)])
    await expect(enhanceHere(filled)).rejects.toThrow('Failed to load image')
  })
})
