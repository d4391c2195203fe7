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

test('a bitmap of OS/2 has the size that its short header says', async () => {
  const [width, height] = [5, 3]
  const rowBytes = 16
  const file = new Uint8Array(26 + rowBytes * height)
  const view = new DataView(file.buffer)
  view.setUint16(0, 0x424d)
  view.setUint32(2, file.length, true)
  view.setUint32(10, 26, true)
  for (const [at, value] of [12, 0, width, height, 1, 24].entries()) view.setUint16(14 + at * 2, value, true)
  for (let at = 26; at < file.length; at++) file[at] = (at * 37) % 256
  await expectExact(new Blob([file], { type: 'image/bmp' }))
})
