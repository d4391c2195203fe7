import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isCutShort } from '~/workers/enhancer/picture/cut-short'

const folder = join(import.meta.dirname, '../fixtures/pictures')
const names = (await readdir(folder)).filter((name) => /\.(?:jpg|png|webp|avif)$/.test(name))
const isCut = (...parts: Uint8Array[]) => isCutShort(new Blob(parts.map((part) => new Uint8Array(part))))

test.each(names)('%s is whole, and cut short wherever it ends too early', async (name) => {
  const file = await readFile(join(folder, name))
  expect(await isCut(file)).toBe(false)
  for (const share of [0.05, 0.3, 0.55, 0.9]) {
    expect(await isCut(file.subarray(0, file.length * share)), `${share} of it`).toBe(true)
  }
  for (const missing of [1, 2, 12]) {
    expect(await isCut(file.subarray(0, -missing)), `${missing} bytes missing`).toBe(true)
  }
})

test('a JPEG or PNG that a broken copy has filled up with zeros is cut short', async () => {
  for (const name of ['progressive.jpg', 'palette.png']) {
    const file = await readFile(join(folder, name))
    expect(await isCut(file.fill(0, file.length >> 1)), name).toBe(true)
  }
})

test('what phones append to a photograph does not matter, whatever it looks like', async () => {
  const film = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 0xff, 0xd9, 0xff, 0xda, 0xff)
  // It is read in parts from its end, and the picture's end may be in two of them.
  const map = new Uint8Array(3 * 16_384)
  for (const name of ['greyscale.jpg', 'palette.png', 'lossy.webp']) {
    const file = await readFile(join(folder, name))
    expect(await isCut(file, film), name).toBe(false)
    for (const missing of [0, 1, 11, 12]) expect(await isCut(file, map.subarray(missing)), name).toBe(false)
  }
})

test('of a whole photograph little is read, since photographs can have fifty megabytes', async () => {
  const slice = vi.spyOn(Blob.prototype, 'slice')
  onTestFinished(() => slice.mockRestore())
  const pixels = randomBytes(2_000 * 2_000 * 3)
  const photo = sharp(pixels, { raw: { width: 2_000, height: 2_000, channels: 3 } })
  for (const file of [await photo.jpeg({ quality: 100 }).toBuffer(), await photo.png().toBuffer()]) {
    slice.mockClear()
    expect(await isCut(file)).toBe(false)
    const read = slice.mock.calls.reduce((sum, [begin = 0, end = 0]) => sum + end - begin, 0)
    expect(file.length).toBeGreaterThan(2e6)
    expect(read).toBeLessThan(50_000)
  }
})

test('a preview in the metadata ends before the photograph does', async () => {
  const picture = sharp({ create: { width: 37, height: 23, channels: 3, background: '#864' } })
  const jpeg = await picture.jpeg().toBuffer()
  const length = jpeg.length + 2
  const photo = Buffer.concat([
    jpeg.subarray(0, 2),
    Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff),
    jpeg,
    jpeg.subarray(2),
  ])
  expect(await isCut(photo)).toBe(false)
  expect(await isCut(photo.subarray(0, -60))).toBe(true)
})

test.each(['', 'BM', 'This is not a picture at all'])('%j is not for it to judge', async (text) => {
  expect(await isCutShort(new Blob([text]))).toBe(false)
})
