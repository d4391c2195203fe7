import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isCutShort } from '~/workers/enhancer/picture/cut-short'

const folder = join(import.meta.dirname, '../fixtures/pictures')
const names = (await readdir(folder)).filter((name) => /\.(?:jpg|png|webp)$/.test(name))
const isCut = (...parts: Uint8Array[]) => isCutShort(new Blob(parts.map((part) => new Uint8Array(part))))

describe.each(names)('%s', (name) => {
  test('is whole, and cut short wherever it ends too early', async () => {
    const file = await readFile(join(folder, name))
    expect(await isCut(file)).toBe(false)
    for (const share of [0.05, 0.3, 0.55, 0.9]) {
      expect(await isCut(file.subarray(0, file.length * share)), `${share} of it`).toBe(true)
    }
    for (const missing of [1, 2, 12]) {
      expect(await isCut(file.subarray(0, -missing)), `${missing} bytes missing`).toBe(true)
    }
  })
})

test('a JPEG or PNG that a broken copy has filled up with zeros is cut short', async () => {
  for (const name of ['progressive.jpg', 'palette.png']) {
    const file = await readFile(join(folder, name))
    expect(await isCut(file.fill(0, file.length >> 1)), name).toBe(true)
  }
})

test('what phones append to a photograph does not matter, whatever it looks like', async () => {
  const film = Uint8Array.of(0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 0xff, 0xd9, 0xff, 0xda, 0xff)
  for (const name of ['greyscale.jpg', 'palette.png', 'lossy.webp']) {
    expect(await isCut(await readFile(join(folder, name)), film), name).toBe(false)
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

test.each([
  ['nothing', ''],
  ['two letters', 'BM'],
  ['text', 'This is not a picture at all'],
])('%s is not for it to judge', async (_, text) => {
  expect(await isCutShort(new Blob([text]))).toBe(false)
})
