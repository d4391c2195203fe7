import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { estimateNoise, treatmentFor } from '../../../supabase/functions/enhance-image/engine/analysis.ts'
import { enhance } from '../../../supabase/functions/enhance-image/engine/engine.ts'
import type { Picture } from '../../../supabase/functions/enhance-image/engine/picture.ts'
import { boards, difference, fromJpeg, toJpeg, toSharp, withNoise } from './photographs.ts'

const enhanceJpeg = (jpeg: Uint8Array) => enhance(jpeg)

/** Resizes a picture with an independent implementation. */
async function resized({ width, height, pixels }: Picture, factor: number): Promise<Picture> {
  const size = { width: width * factor, height: height * factor }
  const resizing = toSharp({ width, height, pixels }).resize({ ...size, kernel: 'cubic' })
  return { ...size, pixels: await resizing.raw().toBuffer() }
}

describe('the analysis', () => {
  test.each([0, 2, 5, 10])('measures noise of %i steps', (noise) => {
    const found = estimateNoise(withNoise(boards(256, 192), noise))
    expect(Math.abs(found - noise)).toBeLessThan(0.5 + 0.15 * noise)
  })

  test('ignores areas that are clipped to white', () => {
    const picture = withNoise(boards(256, 192), 5)
    picture.pixels.fill(255, 0, picture.pixels.length / 2)
    expect(estimateNoise(picture)).toBeGreaterThan(4)
  })

  test('does not smooth a clean photograph, and smooths and sharpens a noisy one by its noise', () => {
    const [clean, some, much] = [0, 3, 8].map(treatmentFor)
    expect(clean).toEqual({ smoothing: 0, crispness: 0.75 })
    expect(some).toEqual({ smoothing: 7.5, crispness: 0.625 })
    expect(much).toEqual({ smoothing: 20, crispness: 0.5 })
  })
})

describe('the engine', () => {
  test.each([
    ['is as close to a clean original as', 0, 1.05],
    ['reduces noise: it is closer to the original than', 8, 0.85],
  ])('%s plain enlargement', async (_, noise, share) => {
    const truth = boards(256, 192)
    const small = withNoise(await resized(truth, 0.5), noise)
    const enhanced = await fromJpeg(await enhanceJpeg(await toJpeg(small)))
    expect([enhanced.width, enhanced.height]).toEqual([256, 192])
    expect(difference(enhanced, truth)).toBeLessThan(share * difference(await resized(small, 2), truth))
  })

  test('does not shift the picture', async () => {
    const picture = { width: 7, height: 5, pixels: new Uint8Array(7 * 5 * 3).fill(40) }
    picture.pixels.set([220, 220, 220], (4 * 7 + 6) * 3)
    const enhanced = await fromJpeg(await enhanceJpeg(await toJpeg(picture)))
    const red = (x: number, y: number) => enhanced.pixels[(y * 14 + x) * 3] ?? 0
    expect(red(13, 9)).toBeGreaterThan(180)
    expect(red(0, 0)).toBeLessThan(60)
  })

  test('keeps the color profile of a photograph, and drops its location', async () => {
    const jpeg = await toSharp(boards(64, 32))
      .withIccProfile('p3')
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 29/1 58/1' } })
      .jpeg()
      .toBuffer()
    expect(await sharp(jpeg).metadata()).toMatchObject({ exif: expect.any(Buffer) })
    const { icc, exif } = await sharp(await enhanceJpeg(jpeg)).metadata()
    expect(exif).toBeUndefined()
    expect(icc).toEqual((await sharp(jpeg).metadata()).icc)
  })

  test('takes grey photographs', async () => {
    const grey = await toSharp(boards(32, 16)).toColourspace('b-w').jpeg().toBuffer()
    expect(await sharp(grey).metadata()).toMatchObject({ channels: 1 })
    const enhanced = await enhanceJpeg(grey)
    expect(await sharp(enhanced).metadata()).toMatchObject({ width: 64, height: 32, channels: 3 })
    const { pixels } = await resized(await fromJpeg(enhanced), 0.5)
    expect(difference({ width: 32, height: 16, pixels }, await fromJpeg(grey))).toBeLessThan(12)
  })

  test.each([
    [1, 1],
    [8, 8],
    [33, 33],
    [1, 5000],
    [5000, 1],
  ])('takes a picture of %i x %i pixels, noise that it is', async (width, height) => {
    const grey = new Uint8Array(3 * width * height).fill(128)
    const noise = withNoise({ width, height, pixels: grey }, 100)
    const enhanced = await fromJpeg(await enhanceJpeg(await toJpeg(noise)))
    expect([enhanced.width, enhanced.height]).toEqual([2 * width, 2 * height])
  })

  test('works on after photographs that were damaged', async () => {
    const jpeg = await toJpeg(boards(256, 192))
    const damaged = Uint8Array.from(jpeg).fill(0, jpeg.length / 2, -2)
    for (let i = 0; i < 50; i += 1) await expect(enhanceJpeg(damaged)).rejects.toMatchObject({ status: 422 })
    expect(await fromJpeg(await enhanceJpeg(jpeg))).toMatchObject({ width: 512, height: 384 })
  })
})
