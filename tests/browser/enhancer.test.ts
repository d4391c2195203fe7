import { expose, transfer, wrap } from 'comlink'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { enhance, openPhoto } from '~/workers/enhancer/enhance'
import { serveAsHelper } from '~/workers/enhancer/helper'
import { canTransferFrames, decode, fromFrame, toFrame } from '~/workers/enhancer/picture/picture'
import { enhanceByReference } from '~/workers/enhancer/picture/reference'
import { enlargedSize, sizeFromHeader } from '~/workers/enhancer/picture/size'
import { toneTable } from '~/workers/enhancer/picture/tone'
import { resamplesLikeCanvas } from '~/workers/enhancer/resampler/matches-canvas'
import { resamplable } from '~/workers/enhancer/resampler/resampler'
import { pngFile } from '~/workers/enhancer/strips/png'
import { createStripMaker } from '~/workers/enhancer/strips/strip-makers'
import { countStrips, planStrips } from '~/workers/enhancer/strips/strips'
import {
  type Helper,
  type HelperSurface,
  makeAllStrips,
  openInHelpers,
} from '~/workers/enhancer/strips/work-sharing'
import { enhanceHere, expectExact, filesOf, load, reference } from './exact'
import { differences, noise, type Pixels, pictureFile, pixelsOf, withOrientation } from './pictures'

vi.mock('~/workers/enhancer/strips/strip-makers', { spy: true })

const pictures = filesOf('')

afterEach(() => vi.restoreAllMocks())

/** Helpers on this page's thread. */
const helpersHere = (count: number): Helper[] =>
  Array.from({ length: count }, () => {
    const { port1, port2 } = new MessageChannel()
    serveAsHelper(port1)
    return wrap<HelperSurface>(port2)
  })

/**
 * Smoothing a strip may round differently from smoothing the whole picture: by one step in at most 0.01 % of
 * values.
 */
function expectAlike(picture: Pixels, expected: Pixels) {
  const { share, largest } = differences(beforeTone(picture), beforeTone(expected))
  expect(largest).toBeLessThanOrEqual(1)
  expect(share).toBeLessThanOrEqual(0.0001)
}

/** The inverse of the tone table. For capped values it is the lowest one. */
const sources = Uint8Array.from({ length: 256 }, (_, value) => toneTable.indexOf(value))

const beforeTone = (pixels: Pixels): Pixels => ({
  ...pixels,
  data: pixels.data.map((value) => sources[value] as number),
})

/**
 * True if our own encoder wrote the file. The browser's encoder writes an alpha channel even for opaque
 * pictures.
 */
const isFast = async (file: Blob) => new Uint8Array(await file.slice(25, 26).arrayBuffer())[0] === 2

describe('the engine equals the reference, bit for bit', () => {
  test.each(pictures)('%s', async (name) => {
    const { file } = await expectExact(await load(name))
    expect(await isFast(file)).toBe(!/transparent|hole/.test(name))
  })

  test.each([
    [1, 1, 1, 1],
    [1, 7, 1, 10],
    [9, 1, 13, 1],
    [3, 5, 4, 7],
    [301, 203, 451, 304],
  ])('%i x %i pixels become %i x %i', async (width, height, enlargedWidth, enlargedHeight) => {
    const photo = await pictureFile(width, height, (x, y) => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256])
    const { picture } = await expectExact(photo)
    expect([picture.width, picture.height]).toEqual([enlargedWidth, enlargedHeight])
  })
})

describe('a photo is enhanced as people see it, half as large again and brighter', () => {
  // By the browser's own view of the file and the specification alone (section 9): nothing here is the engine's.
  const brighter = (value: number) => Math.min(value * 1.1 + 5, 255)

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('upright, with EXIF orientation %i', async (orientation) => {
    const quarters = (x: number, y: number) =>
      x < 30 ? ([20, y < 20 ? 40 : 200, 90] as const) : ([200, y < 20 ? 40 : 200, 30] as const)
    const photo = withOrientation(orientation, await pictureFile(60, 40, quarters, 'image/jpeg'))
    const [seen, result] = [await pixelsOf(photo), await pixelsOf(await enhanceHere(photo))]
    expect([seen.width, seen.height]).toEqual(orientation < 5 ? [60, 40] : [40, 60])
    expect([result.width, result.height]).toEqual([seen.width * 1.5, seen.height * 1.5])
    for (const x of [0.2, 0.8])
      for (const y of [0.2, 0.8]) {
        const expected = seen
          .at(x * seen.width, y * seen.height)
          .slice(0, 3)
          .map(brighter)
        const found = result.at(x * result.width, y * result.height)
        for (const [channel, value] of expected.entries())
          expect(Math.abs((found[channel] ?? 0) - value), `at ${x}, ${y}`).toBeLessThan(8)
      }
  })

  test('in its own colors, whatever its profile', async () => {
    const photo = await load('display-p3.jpg')
    const [seen, result] = [await pixelsOf(photo), await pixelsOf(await enhanceHere(photo))]
    const meanOf = ({ data }: Pixels, channel: number, by = (value: number) => value) => {
      const values = data.filter((_, at) => at % 4 === channel)
      return values.reduce((sum, value) => sum + by(value), 0) / values.length
    }
    for (const channel of [0, 1, 2])
      expect(Math.abs(meanOf(result, channel) - meanOf(seen, channel, brighter)), `${channel}`).toBeLessThan(
        1,
      )
  })
})

test('a BMP with the short header of OS/2 has the pixels of the picture that it was made of', async () => {
  await expectExact(await load('os2.bmp'), await load('lossless.webp'))
})

describe('the kernel enlarges like this browser', () => {
  test('here', async () => {
    expect(await resamplesLikeCanvas()).toBe(true)
  })

  test.each(pictures.filter((name) => !/transparent|hole|display-p3/.test(name)))(
    'the pixels of %s',
    async (name) => {
      const picture = await decode(await load(name))
      expect(await resamplable(picture)).toBeDefined()
      picture.close()
    },
  )

  test.each(['display-p3.jpg', 'display-p3-gray-middle.jpg', 'display-p3-white-middle.jpg'])(
    'but not the pixels of %s, whose color space the canvas converts',
    async (name) => {
      const picture = await decode(await load(name))
      expect(await resamplable(picture)).toBeUndefined()
      picture.close()
    },
  )

  test('unless the bytes that it would get are not what the canvas shows', async () => {
    const picture = await decode(await pictureFile(40, 30, (x, y) => [x, y, 90]))
    expect(await resamplable(picture)).toBeDefined()
    const { copyTo } = VideoFrame.prototype
    vi.spyOn(VideoFrame.prototype, 'copyTo').mockImplementation(async function (
      this: VideoFrame,
      target,
      options,
    ) {
      const layout = await copyTo.call(this, target, options)
      const bytes = target as Uint8Array
      for (const [at, value] of bytes.entries()) bytes[at] = value ^ 1
      return layout
    })
    expect(await resamplable(picture)).toBeUndefined()
    picture.close()
  })

  test.each([
    // Odd sides lose half a pixel, which changes the ratio.
    [1001, 333, 1],
    [4001, 37, 1],
    [37, 4001, 1],
    // From 8,191 pixels on, the browser draws in tiles, each of which has its own offset.
    [6001, 33, 1],
    [33, 6001, 1],
    [11_003, 21, 1],
    // It turns a picture while it enlarges it.
    [1001, 333, 2],
    [1001, 333, 3],
    [701, 503, 5],
    [701, 503, 6],
    [701, 503, 7],
    [701, 503, 8],
    [33, 6001, 6],
  ])('noise of %i x %i pixels with EXIF orientation %i', async (width, height, orientation) => {
    const photo = withOrientation(orientation, await pictureFile(width, height, noise, 'image/jpeg'))
    const file = await enhanceHere(photo)
    expect(await isFast(file)).toBe(true)
    expectAlike(await pixelsOf(file), await pixelsOf(await reference(photo)))
  })
})

describe('a picture transferred to another worker', () => {
  test('is exact in this browser', async () => {
    expect(await canTransferFrames()).toBe(true)
  })

  test.each(pictures)('is the same: %s', async (name) => {
    const picture = await decode(await load(name))
    const transferred = await fromFrame(toFrame(picture))
    const [one, other] = await Promise.all([enhanceByReference(picture), enhanceByReference(transferred)])
    expect(await one.text()).toBe(await other.text())
  })
})

describe('a photograph in many strips', () => {
  let photo: Blob
  let expected: Pixels

  beforeAll(async () => {
    photo = await (await fetch('/photos/pattern-herringbone.jpg')).blob()
    expected = await pixelsOf(await reference(photo))
  })

  test.each([0, 1, 3])(
    'equals the reference with %i helpers, except for single steps in a ten-thousandth of values',
    async (count) => {
      const file = await enhanceHere(photo, helpersHere(count))
      expect(await isFast(file)).toBe(true)
      expectAlike(await pixelsOf(file), expected)
    },
  )

  test('is the same for any number of helpers', async () => {
    const [alone, shared] = [await enhanceHere(photo), await enhanceHere(photo, helpersHere(2))]
    expect(await shared.text()).toBe(await alone.text())
  })

  test('is smaller than the file of the browser’s encoder', async () => {
    expect((await enhanceHere(photo)).size).toBeLessThan(0.85 * (await reference(photo)).size)
  })

  test('with odd sides equals the reference, except for single steps in a ten-thousandth of values', async () => {
    const slope = await pictureFile(801, 1201, (x, y) => [(x + y) % 256, (y * 3) % 256, (x * 2) % 256])
    expectAlike(await pixelsOf(await enhanceHere(slope)), await pixelsOf(await reference(slope)))
  })

  test('is the reference when helpers decode it, too', async () => {
    const sharing = { helpers: helpersHere(1), source: 'file' } as const
    const shared = openInHelpers(photo, sharing)
    const opened = await openPhoto(photo)
    const size = enlargedSize(opened.picture)
    const strips = await makeAllStrips(planStrips(opened.picture.height, size), opened, sharing)
    expectAlike(await pixelsOf(pngFile(strips ?? [], size)), expected)
    shared.release()
  })

  test('falls back to the reference when a later strip is transparent', async () => {
    const fading = await pictureFile(900, 900, (x, y) => [x % 256, y % 256, 9, y < 700 ? 255 : 128])
    const file = await enhanceHere(fading, helpersHere(1))
    expect(await isFast(file)).toBe(false)
    expect(differences(await pixelsOf(file), await pixelsOf(await reference(fading))).largest).toBe(0)
  })

  test('is known as transparent below an opaque strip, also where the canvas enlarges it', async () => {
    const fading = await pictureFile(900, 900, (x, y) => [x % 256, y % 256, 9, y < 700 ? 255 : 128])
    const picture = await decode(fading)
    const plan = planStrips(picture.height, enlargedSize(picture))
    expect(await makeAllStrips(plan, { picture, method: 'canvas' }, { helpers: [] })).toBeNull()
    picture.close()
  })

  test('stays transparent up to its last corner', async () => {
    const clear = await pictureFile(40, 30, (x, y) => [x, y, 9, 0])
    const { data } = await pixelsOf(await enhanceHere(clear))
    expect(data.every((value) => value === 0)).toBe(true)
  })

  test('is finished alone when a helper fails', async () => {
    const { port1, port2 } = new MessageChannel()
    const fail = () => Promise.reject(new Error('Out of memory'))
    const broken: HelperSurface = { open: fail, begin: fail, make: fail, end: fail }
    expose(broken, port1)
    expectAlike(await pixelsOf(await enhanceHere(photo, [wrap<HelperSurface>(port2)])), expected)
  })

  test('is finished alone when a helper fails after everything else is made', async () => {
    const opened = await openPhoto(photo)
    const size = enlargedSize(opened.picture)
    const plan = planStrips(opened.picture.height, size)
    const failure = Promise.withResolvers<never>()
    const unmade = new Set(Array.from({ length: countStrips(plan) }, (_, index) => index))
    /** Fails once this page has made all strips but those that the helper has taken. */
    const settle = (indices: readonly number[]) => {
      for (const index of indices) unmade.delete(index)
      if (unmade.size === 0) failure.reject(new Error('Out of memory'))
    }
    const { createStripMaker: original } = await vi.importActual<
      typeof import('~/workers/enhancer/strips/strip-makers')
    >('~/workers/enhancer/strips/strip-makers')
    vi.mocked(createStripMaker).mockImplementationOnce(async (...given) => {
      const maker = await original(...given)
      const make = (indices: readonly number[]) => maker.make(indices).finally(() => settle(indices))
      return { ...maker, make }
    })
    const fail = () => failure.promise
    const make = (indices: readonly number[]) => {
      settle(indices)
      return failure.promise
    }
    const { port1, port2 } = new MessageChannel()
    const broken: HelperSurface = { open: fail, begin: fail, make, end: fail }
    expose(broken, port1)
    const strips = await makeAllStrips(plan, opened, { helpers: [wrap<HelperSurface>(port2)] })
    expectAlike(await pixelsOf(pngFile(strips ?? [], size)), expected)
  })
})

describe('a helper frees its copy of a photograph', () => {
  const help = async (open: (helper: Helper, picture: ImageBitmap) => Promise<void>) => {
    const [helper] = helpersHere(1)
    const picture = await decode(await pictureFile(40, 30, (x, y) => [x, y, 90]))
    const opened = await resamplable(picture)
    if (!helper || !opened) throw new Error('No helper')
    await open(helper, picture)
    await helper.begin(planStrips(picture.height, enlargedSize(picture)), opened.method)
    expect(await helper.make([0])).toHaveLength(1)
    return helper
  }

  test('that it was handed', async () => {
    const helper = await help((helper, picture) => {
      const frame = toFrame(picture)
      return helper.open(transfer(frame, [frame]))
    })
    const freed = vi.spyOn(VideoFrame.prototype, 'close')
    await helper.end()
    // The frame, and the clone from which rows were read.
    expect(freed).toHaveBeenCalledTimes(2)
  })

  test('that it decoded', async () => {
    const photo = await pictureFile(40, 30, (x, y) => [x, y, 90])
    const helper = await help((helper) => helper.open(photo))
    const freed = vi.spyOn(ImageBitmap.prototype, 'close')
    await helper.end()
    expect(freed).toHaveBeenCalledOnce()
  })
})

test('each stage has its own time, also the one that follows where strips can’t be made', async () => {
  const stagesOf = async (alpha: number) => {
    const photo = await pictureFile(1000, 500, () => [90, 60, 30, alpha])
    const sendHeartbeat = vi.fn()
    await enhance(photo, { maximumPixels: 1e6, helpers: [], sendHeartbeat })
    return sendHeartbeat.mock.calls.flat()
  }
  expect(await stagesOf(255)).toEqual([32_000, 32_000])
  expect(await stagesOf(128)).toEqual([32_000, 32_000, 32_000])
})

describe('the engine reports what is wrong with', () => {
  test.each([
    ['text that calls itself a picture', new Blob(['not a picture'], { type: 'image/jpeg' })],
    ['an empty file', new Blob([], { type: 'image/png' })],
  ])('%s', async (_, file) => {
    await expect(enhanceHere(file)).rejects.toThrow('Failed to load image')
  })

  test('a picture that is too large for the device, before it is decoded', async () => {
    const photo = await pictureFile(40, 30, () => [1, 2, 3])
    const header = photo.slice(0, 40)
    const refused = enhance(header, { maximumPixels: 1_000, helpers: [], sendHeartbeat: () => {} })
    await expect(refused).rejects.toThrow('Image too large: 40 x 30 pixels')
  })

  test('such a picture, even if its header does not tell its size', async () => {
    const photo = await pictureFile(40, 30, () => [1, 2, 3], 'image/jpeg')
    // Decoders skip bytes of 255 between segments.
    const unusual = new Blob([photo.slice(0, 2), Uint8Array.of(255, 255), photo.slice(2)])
    expect(await sizeFromHeader(unusual)).toBeUndefined()
    const refused = enhance(unusual, { maximumPixels: 1_000, helpers: [], sendHeartbeat: () => {} })
    await expect(refused).rejects.toThrow('Image too large: 40 x 30 pixels')
  })
})
