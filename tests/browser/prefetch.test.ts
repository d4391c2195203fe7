import { wrap } from 'comlink'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPrefetch, type Prefetch } from '~/workers/enhancer/prefetch'
import type { EnhancerSurface } from '~/workers/enhancer/protocol'
import { pictureFile, pixelsOf } from './pictures'

afterEach(() => vi.restoreAllMocks())

const large = new OffscreenCanvas(4001, 4000)
large.getContext('2d')
const tooLarge = await large.convertToBlob()

const picture = (width: number) => pictureFile(width, 20, () => [1, 2, 3])

describe('the prefetch of the next photograph', () => {
  test('is returned once', async () => {
    const prefetch = createPrefetch()
    prefetch.start(await picture(30))
    expect(await prefetch.take()).toMatchObject({ picture: { width: 30, height: 20 } })
    expect(await prefetch.take()).toBeUndefined()
  })

  test('is replaced by another one, and the first one’s memory is freed', async () => {
    const prefetch = createPrefetch()
    prefetch.start(await picture(30))
    const first = await prefetch.take()
    prefetch.start(await picture(40))
    prefetch.start(await picture(50))
    expect(await prefetch.take()).toMatchObject({ picture: { width: 50 } })
    // What was taken belongs to who took it.
    expect(first?.picture.width).toBe(30)
  })

  test.each([
    ['replaced', (prefetch: Prefetch) => prefetch.start(new Blob(['no']))],
    ['discarded', (prefetch: Prefetch) => prefetch.discard()],
  ])('that was %s before anybody took it takes no memory', async (_, leave) => {
    const closed: number[] = []
    vi.spyOn(ImageBitmap.prototype, 'close').mockImplementation(function (this: ImageBitmap) {
      closed.push(this.width)
    })
    const prefetch = createPrefetch()
    prefetch.start(await picture(41))
    leave(prefetch)
    await expect.poll(() => closed).toContain(41)
  })

  test.each([
    ['large photographs', tooLarge],
    ['files that are no pictures', new Blob(['no'])],
  ])('skips %s', async (_, file) => {
    const prefetch = createPrefetch()
    prefetch.start(file)
    expect(await prefetch.take()).toBeUndefined()
  })

  test('is used by the worker only when the page says so', async () => {
    const worker = new Worker(new URL('../../workers/enhancer/worker.ts', import.meta.url), {
      type: 'module',
    })
    onTestFinished(() => worker.terminate())
    const { prefetch, enhance } = wrap<EnhancerSurface>(worker)
    const [one, other] = [await picture(20), await picture(40)]
    const widthOf = async (file: Blob) => (await pixelsOf(file)).width
    await prefetch(one)
    expect(await widthOf(await enhance(other, 64e6, true))).toBe(30)
    await prefetch(one)
    expect(await widthOf(await enhance(other, 64e6))).toBe(60)
    expect(await widthOf(await enhance(other, 64e6, true))).toBe(60)
  })
})
