import { describe, expect, test, vi } from 'vitest'
import { readablePhoto } from '@/features/enhancement/on-device/engine/heic'
import tenBits from '../fixtures/heic/ten-bits-mirrored.heic?url'
import phone from '../fixtures/heic/tiles-turned-p3.heic?url'
import avif from '../fixtures/pictures/still.avif?url'
import { nextWorker } from './dying-worker'
import { pixelsOf } from './pictures'

const load = async (url: string) => (await fetch(url)).blob()

/** The colours in the middle of a picture's quarters, in reading order. */
async function quartersOf(photo: Blob) {
  const pixels = await pixelsOf(photo)
  const at = (x: number, y: number) => pixels.at(Math.floor(pixels.width * x), Math.floor(pixels.height * y))
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].map(([red, green, blue]) => [
    red,
    green,
    blue,
  ])
}

const expectNear = (found: readonly (readonly (number | undefined)[])[], expected: number[][]) => {
  for (const [index, colour] of expected.entries()) {
    for (const [channel, value] of colour.entries()) {
      expect(Math.abs((found[index]?.[channel] ?? Number.NaN) - value), `${found}`).toBeLessThanOrEqual(3)
    }
  }
}

describe('a HEIC file that this browser cannot read', () => {
  test('of tiles, lying on its side, is upright and has its own colours', async () => {
    const photo = await load(phone)
    await expect(createImageBitmap(photo)).rejects.toThrow()
    const readable = await readablePhoto(photo)
    const { width, height } = await pixelsOf(readable)
    expect([width, height]).toEqual([82, 126])
    // Display P3's (200, 60, 60), (60, 200, 60), (60, 60, 200) and (220, 220, 220) in sRGB.
    expectNear(await quartersOf(readable), [
      [217, 42, 52],
      [0, 203, 11],
      [61, 60, 208],
      [220, 220, 220],
    ])
  })

  test('of ten bits a channel, mirrored, comes out in eight and as it is to be seen', async () => {
    expectNear(await quartersOf(await readablePhoto(await load(tenBits))), [
      [200, 60, 60],
      [60, 200, 60],
      [60, 60, 200],
      [220, 220, 220],
    ])
  })

  test('whose reader breaks may be tried again', async () => {
    const { started } = nextWorker()
    const failing = expect(readablePhoto(await load(phone))).rejects.toThrow('Please try this image again')
    const worker = await started
    worker.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }))
    await failing
  })

  test('and that is damaged, fails as a picture that cannot be read', async () => {
    const whole = await load(phone)
    for (const bytes of [20, 300, whole.size - 600, whole.size * 0.9, whole.size - 1]) {
      await expect(readablePhoto(whole.slice(0, bytes)), `${bytes} bytes`).rejects.toThrow(
        'Failed to load image',
      )
    }
  })

  test('is given up when the batch is cancelled, before its worker has begun or later', async () => {
    const cancelled = new AbortController()
    const reading = readablePhoto(await load(phone), cancelled.signal)
    cancelled.abort(new Error('cancelled'))
    await expect(reading).rejects.toThrow('cancelled')

    const later = new AbortController()
    const asked = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {
      later.abort(new Error('cancelled later'))
    })
    await expect(readablePhoto(await load(phone), later.signal)).rejects.toThrow('cancelled later')
    asked.mockRestore()
  })

  test('ends its worker, whose memory would never shrink', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate')
    await readablePhoto(await load(phone))
    expect(terminate).toHaveBeenCalledOnce()
    terminate.mockRestore()
  })
})

test('any other photograph stays as it is', async () => {
  const photo = new Blob(['\xff\xd8\xff and so on'])
  expect(await readablePhoto(photo)).toBe(photo)
})

test('an AVIF file that calls itself a picture of any kind does not pass for HEIC', async () => {
  const bytes = new Uint8Array(await (await load(avif)).arrayBuffer())
  bytes.set(new TextEncoder().encode('mif1'), 8)
  const photo = new Blob([bytes])
  expect(await readablePhoto(photo)).toBe(photo)
  expect((await readablePhoto(await load(phone))).type).toBe('image/png')
})
