import { type Remote, releaseProxy, wrap } from 'comlink'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EnhancerSurface } from '../../workers/enhancer/protocol'
import { pictureFile, pixelsOf, withOrientation } from './pictures'

let worker: Worker
let enhancer: Remote<EnhancerSurface>

beforeAll(() => {
  worker = new Worker(new URL('../../workers/enhancer/worker.ts', import.meta.url), { type: 'module' })
  enhancer = wrap<EnhancerSurface>(worker)
})

afterAll(() => {
  enhancer[releaseProxy]()
  worker.terminate()
})

describe('the enhancer in its worker', () => {
  test('writes a PNG 1.5 times the size, every channel v * 1.1 + 5', async () => {
    const file = await enhancer.enhance(await pictureFile(20, 10, () => [5, 145, 240]))
    const picture = await pixelsOf(file)
    expect(file.type).toBe('image/png')
    expect([picture.width, picture.height]).toEqual([30, 15])
    expect(picture.at(0, 0)).toEqual([10, 164, 255, 255])
    expect(picture.at(29, 14)).toEqual([10, 164, 255, 255])
  })

  test.each([
    [1, 1, 1, 1],
    [1, 7, 1, 10],
    [9, 1, 13, 1],
    [3, 5, 4, 7],
  ])('makes %i x %i pixels %i x %i', async (width, height, enlargedWidth, enlargedHeight) => {
    const picture = await pixelsOf(
      await enhancer.enhance(await pictureFile(width, height, () => [100, 100, 100])),
    )
    expect([picture.width, picture.height]).toEqual([enlargedWidth, enlargedHeight])
    expect(picture.at(0, 0)).toEqual([115, 115, 115, 255])
  })

  test('smooths between neighbouring pixels', async () => {
    const edge = await pictureFile(40, 4, (x) => (x < 20 ? [0, 0, 0] : [200, 200, 200]))
    const picture = await pixelsOf(await enhancer.enhance(edge))
    const row = Array.from({ length: 60 }, (_, x) => picture.at(x, 3)[0] as number)
    expect([row[0], row[59]]).toEqual([5, 225])
    expect(row.some((value) => value > 40 && value < 190)).toBe(true)
  })

  test('turns a photograph upright as its EXIF orientation says', async () => {
    // Red on the left; orientation 6 says that the left is to be on top.
    const jpeg = await pictureFile(32, 16, (x) => (x < 16 ? [200, 0, 0] : [0, 0, 200]), 'image/jpeg')
    const picture = await pixelsOf(await enhancer.enhance(await withOrientation(jpeg, 6)))
    expect([picture.width, picture.height]).toEqual([24, 48])
    const [top, bottom] = [picture.at(12, 2), picture.at(12, 45)]
    expect(top[0]).toBeGreaterThan(200)
    expect(bottom[2]).toBeGreaterThan(200)
  })

  test('keeps transparency', async () => {
    const glass = await pictureFile(20, 20, (x) => (x < 10 ? [100, 100, 100, 0] : [100, 100, 100, 255]))
    const picture = await pixelsOf(await enhancer.enhance(glass))
    expect(picture.at(0, 0)[3]).toBe(0)
    expect(picture.at(29, 29)).toEqual([115, 115, 115, 255])
  })

  test.each([
    ['text that calls itself a picture', new Blob(['not a picture'], { type: 'image/jpeg' })],
    ['an empty file', new Blob([], { type: 'image/png' })],
  ])('says of %s that it cannot be loaded, and goes on', async (_, file) => {
    await expect(enhancer.enhance(file)).rejects.toThrow('Failed to load image')
    const next = await enhancer.enhance(await pictureFile(2, 2, () => [0, 0, 0]))
    expect(next.size).toBeGreaterThan(0)
  })
})
