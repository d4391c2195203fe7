import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { enlargedSize, refuseTooLarge, sizeFromHeader } from '~/workers/enhancer/picture/size'

const picture = () => sharp({ create: { width: 37, height: 23, channels: 3, background: '#864' } })

/** A PNG file that claims any size. Nothing after its header is read. */
async function claiming(width: number, height: number): Promise<Blob> {
  const file = await picture().png().toBuffer()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return new Blob([new Uint8Array(file)])
}

describe('the size in a header', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('of %s', async (format) => {
    const file = new Blob([new Uint8Array(await picture().toFormat(format).toBuffer())])
    expect(await sizeFromHeader(file)).toMatchObject({ width: 37, height: 23 })
  })

  test.each(['os2.bmp', 'os2-palette.bmp'])('of a BMP whose sides have two bytes each: %s', async (name) => {
    const file = new Uint8Array(await readFile(join(import.meta.dirname, '../fixtures/pictures', name)))
    expect(await sizeFromHeader(new Blob([file]))).toEqual({ width: 63, height: 41 })
  })

  test('of a JPEG with half a megabyte of metadata before the size', async () => {
    const jpeg = new Uint8Array(await picture().jpeg().toBuffer())
    const comment = new Uint8Array(60_000)
    comment.set([0xff, 0xfe, (comment.length - 2) >> 8, (comment.length - 2) & 0xff])
    const file = new Blob([jpeg.slice(0, 2), ...Array.from({ length: 9 }, () => comment), jpeg.slice(2)])
    expect(await sizeFromHeader(file)).toMatchObject({ width: 37, height: 23 })
  })

  test.each([new Blob(['not a picture']), new Blob([])])('is unknown for other files', async (file) => {
    expect(await sizeFromHeader(file)).toBeUndefined()
  })
})

describe('refused before it is decoded', () => {
  const maximumPixels = 64e6

  test('a small file that decodes to more than the device can hold', async () => {
    const size = await sizeFromHeader(await claiming(20_000, 20_000))
    expect(() => refuseTooLarge(size ?? { width: 0, height: 0 }, maximumPixels)).toThrow(
      'Image too large: 20000 x 20000 pixels. This device can enhance up to 64 megapixels',
    )
  })

  test.each([
    [8_000, 8_000],
    [21_844, 1],
    [1, 1],
  ])('but not %i x %i pixels', (width, height) => {
    expect(() => refuseTooLarge({ width, height }, maximumPixels)).not.toThrow()
  })

  test.each([
    [12_000, 10_000, 'This device can enhance up to 119 megapixels'],
    [30_000, 100, 'Its sides may have up to 21844 pixels'],
    [100, 30_000, 'Its sides may have up to 21844 pixels'],
  ])('%i x %i pixels on a device with any amount of memory', (width, height, words) => {
    expect(() => refuseTooLarge({ width, height }, Number.POSITIVE_INFINITY)).toThrow(words)
  })
})

test.each([
  [4, 6],
  [3, 4],
  [1, 1],
  [4031, 6046],
])('a side of %i pixels becomes %i, cut as a canvas cuts it', (side, enlarged) => {
  expect(enlargedSize({ width: side, height: 1 })).toEqual({ width: enlarged, height: 1 })
})
