import { createElement } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyBatch } from '@/features/enhancement/batch/batch-reducer'
import { localItem } from '@/features/enhancement/on-device/photo'
import { rotateResult } from '@/features/enhancement/on-device/rotate'
import { changeState, localStore } from '@/features/enhancement/on-device/state'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { holdDecoding, thumbnailOf, useThumbnail } from '@/features/enhancement/on-device/thumbnail'
import { pngChunk, pngHeader, pngSignature } from '~/workers/png-chunk'
import { originalOf } from '../fixtures/original'
import { pictureFile } from './pictures'
import { render } from './render'

const { signal } = new AbortController()

afterEach(() => vi.restoreAllMocks())

test('a photograph is decoded for its thumbnail in its turn, but not while a batch runs', async () => {
  const photo = await pictureFile(600, 300, () => [9, 9, 9], 'image/jpeg')
  const originalFile = originalOf('floor.jpg', photo)
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  const gone = new AbortController()
  holdDecoding(true)
  const [first, second] = [gone.signal, new AbortController().signal].map((signal) =>
    thumbnailOf(originalFile, null, signal),
  )
  gone.abort(new Error('scrolled away'))
  expect(decoding).not.toHaveBeenCalled()
  holdDecoding(false)
  await expect(first).rejects.toThrow('scrolled away')
  const small = await createImageBitmap((await second) as Blob)
  expect([small.width, small.height]).toEqual([256, 128])
  expect(decoding).toHaveBeenCalledTimes(2)
})

test('a picture of few bytes and many pixels is not decoded for a thumbnail', async () => {
  const begin = [pngSignature, pngHeader(20_000, 20_000, 3), pngChunk('IDAT', Uint8Array.of(0x78, 0x01))]
  const photo = new Blob([...begin, pngChunk('IEND', new Uint8Array())], { type: 'image/png' })
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  await expect(thumbnailOf(originalOf('floor.png', photo), null, signal)).rejects.toThrow('Too large')
  expect(decoding).not.toHaveBeenCalled()
})

test('the thumbnail of a photograph that this browser cannot read is drawn from its result', async () => {
  const originalFile = originalOf('floor.heic', new Blob(['an iPhone’s photograph'], { type: 'image/heic' }))
  await expect(thumbnailOf(originalFile, null, signal)).rejects.toThrow()
  const unkept = await pictureFile(300, 600, () => [9, 9, 9])
  const result = { bytes: unkept.size, key: '', unkept }
  const small = await createImageBitmap(await thumbnailOf(originalFile, result, signal))
  expect([small.width, small.height]).toEqual([128, 256])
})

test('a rotated photograph has a rotated thumbnail', async () => {
  const unkept = await pictureFile(300, 600, () => [9, 9, 9])
  const originalFile = originalOf('hall.png', unkept)
  const result = { bytes: unkept.size, key: 'to be rotated', unkept }
  const item = { ...localItem('hall', originalFile), status: 'completed' as const, result }
  changeState({ batch: { ...emptyBatch, items: [item] } })
  onTestFinished(() => changeState({ batch: emptyBatch }))
  // Other tests look into the same storage.
  vi.spyOn(resultStore, 'write').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'))
  const sizeInList = async () => {
    const now = localStore.state.batch.items[0]?.result ?? null
    const { width, height } = await createImageBitmap(await thumbnailOf(originalFile, now, signal))
    return [width, height]
  }
  expect(await sizeInList()).toEqual([128, 256])
  await rotateResult(item)
  expect(await sizeInList()).toEqual([256, 128])
})

test('a thumbnail’s address is given back with its row', async () => {
  const originalFile = originalOf('hall.jpg', await pictureFile(60, 60, () => [9, 9, 9], 'image/jpeg'))
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  function Row() {
    const { ref, address } = useThumbnail(originalFile, null)
    return createElement('div', { ref }, address && createElement('img', { src: address, alt: 'Hall' }))
  }
  const { getByRole, unmount } = await render(createElement(Row))
  const image = getByRole('img', { name: 'Hall' })
  await expect.element(image).toBeVisible()
  const address = image.element().getAttribute('src')
  expect(revoked).not.toHaveBeenCalledWith(address)
  await unmount()
  expect(revoked).toHaveBeenCalledWith(address)
})
