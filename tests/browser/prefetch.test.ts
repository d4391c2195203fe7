import { wrap } from 'comlink'
import { describe, expect, test } from 'vitest'
import { createPrefetch } from '~/workers/enhancer/prefetch'
import type { EnhancerSurface } from '~/workers/enhancer/protocol'
import { pictureFile, pixelsOf } from './pictures'

const maximumPixels = 64e6

describe('the prefetch of the next photograph', () => {
  test('is returned once', async () => {
    const prefetch = createPrefetch()
    prefetch.start(await pictureFile(30, 20, () => [1, 2, 3]))
    expect(await prefetch.take()).toMatchObject({ picture: { width: 30, height: 20 } })
    expect(await prefetch.take()).toBeUndefined()
  })

  test('is replaced by another one', async () => {
    const prefetch = createPrefetch()
    prefetch.start(await pictureFile(30, 20, () => [1, 2, 3]))
    prefetch.start(await pictureFile(40, 20, () => [1, 2, 3]))
    expect(await prefetch.take()).toMatchObject({ picture: { width: 40 } })
  })

  test('skips large photographs and files that are no pictures', async () => {
    const prefetch = createPrefetch()
    prefetch.start(await pictureFile(4001, 4000, () => [1, 2, 3]))
    expect(await prefetch.take()).toBeUndefined()
    prefetch.start(new Blob(['no']))
    expect(await prefetch.take()).toBeUndefined()
  })

  test('is used by the worker only when the page says so', async () => {
    const worker = new Worker(new URL('../../workers/enhancer/worker.ts', import.meta.url), {
      type: 'module',
    })
    const { prefetch, enhance } = wrap<EnhancerSurface>(worker)
    const [one, other] = [
      await pictureFile(20, 10, () => [5, 5, 5]),
      await pictureFile(40, 10, () => [5, 5, 5]),
    ]
    const widthOf = async (file: Blob) => (await pixelsOf(file)).width
    await prefetch(one)
    expect(await widthOf(await enhance(other, maximumPixels, true))).toBe(30)
    await prefetch(one)
    expect(await widthOf(await enhance(other, maximumPixels))).toBe(60)
    expect(await widthOf(await enhance(other, maximumPixels, true))).toBe(60)
    worker.terminate()
  })
})
