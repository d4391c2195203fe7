import { zlibSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { encodePacked, pixelsOf as placeFor, takeKernel } from '~/workers/enhancer/kernel/load'
import { tooLargeError } from '~/workers/enhancer/protocol'
import { createPngFile } from '~/workers/enhancer/strips/png'
import { type PngHead, readPngHead } from '~/workers/export/png-rows'
import { rotate, rotateByBands } from '~/workers/export/rotate'
import { pngChunk, pngHeader, pngSignature } from '~/workers/png-chunk'
import { noise, type Pixels, pictureFile, pixelsOf } from './pictures'

/** A picture as the kernel writes results: of colors alone, in strips. */
async function fromKernel(width: number, height: number, colorAt: typeof noise, rows = 7): Promise<Blob> {
  const kernel = await takeKernel()
  const file = createPngFile({ width, height })
  for (let first = 0; first < height; first += rows) {
    const count = Math.min(rows, height - first)
    const place = placeFor(kernel, width, count)
    for (let at = 0; at < width * count; at++)
      place.set(colorAt(at % width, first + Math.floor(at / width)).slice(0, 3) as number[], at * 3)
    file.add(encodePacked(kernel, width, count))
  }
  return file.end()
}

/** What its chunks of pixels hold before they're compressed: bytes of every value, with each of the five filters. */
function filtered(width: number, height: number, channels: 3 | 4): Uint8Array {
  const rowBytes = 1 + width * channels
  const bytes = Uint8Array.from({ length: rowBytes * height }, (_, at) => noise(at, channels)[0])
  for (let row = 0; row < height; row++) bytes[row * rowBytes] = row % 5
  return bytes
}

/** @param parts how many bytes of the compressed pixels come in each chunk */
function pngOf(width: number, height: number, channels: 3 | 4, data: Uint8Array, parts = 50): Blob {
  const compressed = zlibSync(data)
  const chunks: BlobPart[] = []
  for (let at = 0; at < compressed.length; at += parts)
    chunks.push(pngChunk('IDAT', compressed.subarray(at, at + parts)), pngChunk('IDAT', new Uint8Array()))
  const head = [pngSignature, pngHeader(width, height, channels), pngChunk('sRGB', Uint8Array.of(1))]
  const text = pngChunk('tEXt', Uint8Array.of(65, 0, 66))
  const end = [text, pngChunk('IEND', new Uint8Array())]
  return new Blob([...head, text, ...chunks, ...end], { type: 'image/png' })
}

const headOf = async (png: Blob) => (await readPngHead(png)) as PngHead

/** Where a pixel of the rotated picture was before. */
const places: Record<number, (x: number, y: number, before: Pixels) => [x: number, y: number]> = {
  1: (x, y, { height }) => [y, height - 1 - x],
  2: (x, y, { width, height }) => [width - 1 - x, height - 1 - y],
  3: (x, y, { width }) => [width - 1 - y, x],
}

function expectRotated(after: Pixels, before: Pixels, quarters: number) {
  const size = quarters === 2 ? [before.width, before.height] : [before.height, before.width]
  expect([after.width, after.height]).toEqual(size)
  const expected = new Uint8ClampedArray(after.data.length)
  for (let y = 0; y < after.height; y++)
    for (let x = 0; x < after.width; x++) {
      const [fromX, fromY] = places[quarters]?.(x, y, before) ?? [0, 0]
      const from = (fromY * before.width + fromX) * 4
      expected.set(before.data.subarray(from, from + 4), (y * after.width + x) * 4)
    }
  expect(after.data).toEqual(expected)
}

const kinds: Record<string, (width: number, height: number) => Promise<Blob> | Blob> = {
  'as the kernel writes it': (width, height) => fromKernel(width, height, noise),
  'as the browser writes it, with alpha': (width, height) => pictureFile(width, height, noise),
  'with every filter': (width, height) => pngOf(width, height, 3, filtered(width, height, 3)),
}

describe.each([1, 2, 3])('rotated %i times by 90°', (quarters) => {
  describe.each(Object.entries(kinds))('a picture %s', (_, make) => {
    test.each([
      [1, 1, 1e6],
      [5, 3, 1e6],
      [5, 3, 1],
      [40, 33, 1e6],
      // In several bands, of which the last one has fewer rows.
      [40, 33, 700],
      [33, 70, 3_000],
    ])(
      'of %i x %i pixels, with %i bytes for a band, has each pixel in its place',
      async (width, height, most) => {
        const picture = await make(width, height)
        const rotated = await rotateByBands(picture, await headOf(picture), quarters, most)
        expectRotated(await pixelsOf(rotated as Blob), await pixelsOf(picture), quarters)
        expect(await headOf(rotated as Blob)).toMatchObject({ channels: 3 })
      },
    )
  })

  test('a picture that is transparent somewhere is rotated by the browser', async () => {
    const clear = await pictureFile(20, 40, (x, y) => [9, 9, 9, x === 7 && y === 30 ? 0 : 255])
    expect(await rotateByBands(clear, await headOf(clear), quarters)).toBeUndefined()
    expectRotated(await pixelsOf(await rotate(clear, quarters, 1e6)), await pixelsOf(clear), quarters)
  })
})

test('what the numbers of a color mean stays, and a text doesn’t', async () => {
  const picture = pngOf(9, 4, 3, filtered(9, 4, 3))
  const { colors } = await headOf((await rotateByBands(picture, await headOf(picture), 1)) as Blob)
  const bytes = await Promise.all(colors.map(async (chunk) => [...new Uint8Array(await chunk.arrayBuffer())]))
  expect(bytes).toEqual([[...pngChunk('sRGB', Uint8Array.of(1))]])
})

test('a picture is never decoded as a whole, by the browser or here', async () => {
  const picture = await fromKernel(300, 200, noise)
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  const canvas = vi.spyOn(globalThis, 'OffscreenCanvas')
  await rotate(picture, 1, 1e6)
  expect([decoding.mock.calls.length, canvas.mock.calls.length]).toEqual([0, 0])
  vi.restoreAllMocks()
})

test.each([
  ['its end', (png: Blob) => png.slice(0, png.size - 60)],
  [
    'a byte of its pixels',
    (png: Blob) => new Blob([png.slice(0, png.size - 18), Uint8Array.of(1), png.slice(png.size - 17)]),
  ],
])('a file that lacks %s isn’t taken for a picture', async (_, damage) => {
  const picture = await fromKernel(30, 40, noise)
  const damaged = damage(picture)
  await expect(rotateByBands(damaged, await headOf(picture), 1)).rejects.toThrow()
})

test('beyond what this device can enhance nothing is tried', async () => {
  // A photo of 24 pixels has 54 when it's enhanced.
  const picture = await fromKernel(9, 6, noise)
  await rotate(picture, 1, 24)
  await expect(rotate(picture, 1, 23)).rejects.toMatchObject({ name: tooLargeError })
})
