import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type EncodedStrip,
  encodePixels,
  type Kernel,
  pixelsOf,
  takeKernel,
} from '~/workers/enhancer/kernel/load'
import { toneTable } from '~/workers/enhancer/picture/tone'
import { joinAdler, pngFile } from '~/workers/enhancer/strips/png'

/** A seeded random generator. */
function* noise(): Generator<number, never> {
  for (let state = 1; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

const random = noise()

/** The value at one place of a picture, from 0 to 255. */
type Texture = (x: number, y: number, channel: number) => number

const textures: Record<string, Texture> = {
  'one colour': (_x, _y, channel) => 40 + channel * 60,
  noise: () => random.next().value * 256,
  'a slope': (x, y, channel) => (x * 2 + y + channel * 30) % 256,
  'every value': (x, y) => (x + y * 16) % 256,
  'plain areas with an edge': (x, y) => (x > y ? 240 : 12),
  'rare values': () => Math.floor(-Math.log(random.next().value + 1e-9) * 4),
}

let kernel: Kernel

beforeAll(async () => {
  kernel = await takeKernel()
})

/** Encodes a picture in strips of `rows` rows. Returns the file and the pixels that it should contain. */
async function encode(width: number, height: number, rows: number, texture: Texture) {
  const expected = Buffer.alloc(width * height * 3)
  const strips: EncodedStrip[] = []
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top)
    const pixels = pixelsOf(kernel, width, count)
    for (let at = 0; at < width * count; at++) {
      const [x, y] = [at % width, top + Math.floor(at / width)]
      pixels[at * 4 + 3] = 255
      for (let channel = 0; channel < 3; channel++) {
        const value = Math.min(255, Math.floor(texture(x, y, channel)))
        pixels[at * 4 + channel] = value
        expected[(y * width + x) * 3 + channel] = toneTable[value] as number
      }
    }
    const strip = encodePixels(kernel, width, count)
    if (!strip) throw new Error('The strip was taken for transparent')
    strips.push(strip)
  }
  return { file: pngFile(strips, { width, height }), expected }
}

/** Decodes with an independent decoder that verifies every checksum. */
async function decode(file: Blob) {
  return sharp(await file.arrayBuffer(), { failOn: 'warning' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

describe('a PNG file made of strips contains exactly the brightened pixels', () => {
  describe.each(Object.entries(textures))('%s', (_, texture) => {
    test.each([
      [1, 1, 1],
      [1, 9, 4],
      [2, 3, 8],
      [5, 7, 3],
      [64, 20, 16],
      [257, 33, 16],
      [1001, 40, 40],
    ])('%i x %i pixels in strips of %i rows', async (width, height, rows) => {
      const { file, expected } = await encode(width, height, rows, texture)
      const { data, info } = await decode(file)
      expect(info).toMatchObject({ width, height, channels: 3 })
      expect(data.equals(expected)).toBe(true)
    })
  })

  test('for more strips than fit into memory at once', async () => {
    const { file, expected } = await encode(50, 41, 1, textures['every value'] as Texture)
    expect((await decode(file)).data.equals(expected)).toBe(true)
  })
})

test.each([0, 3, 20, 27])('a strip with a transparent pixel at place %i is refused', (place) => {
  const [width, rows] = [7, 4]
  const pixels = pixelsOf(kernel, width, rows).fill(255)
  expect(encodePixels(kernel, width, rows)).not.toBeNull()
  pixelsOf(kernel, width, rows)[place * 4 + 3] = 254
  expect(encodePixels(kernel, width, rows)).toBeNull()
  expect(pixels).toHaveLength(width * rows * 4)
})

test('two checksums combine to the checksum of both parts', () => {
  const adler = (bytes: number[]) => {
    let [sum, sumOfSums] = [1, 0]
    for (const byte of bytes) {
      sum = (sum + byte) % 65_521
      sumOfSums = (sumOfSums + sum) % 65_521
    }
    return { adler: sumOfSums * 65_536 + sum, filteredBytes: bytes.length }
  }
  const bytes = Array.from({ length: 70_000 }, (_, at) => (at * 31) % 256)
  for (const border of [0, 1, 1_000, 69_999]) {
    expect(joinAdler(adler(bytes.slice(0, border)), adler(bytes.slice(border)))).toEqual(adler(bytes))
  }
})
