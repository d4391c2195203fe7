import { createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Enhanced, Original } from '@/features/enhancement/on-device/photo'
import {
  holdDecoding,
  type Thumbnail,
  thumbnailOf,
  useThumbnail,
} from '@/features/enhancement/on-device/thumbnail'
import { pngChunk, pngHeader, pngSignature } from '~/workers/png-chunk'
import { originalOf } from '../fixtures/original'
import { pictureFile } from './pictures'
import { render } from './render'

const { signal } = new AbortController()

afterEach(() => vi.restoreAllMocks())

async function sizeOf({ address }: Thumbnail): Promise<number[]> {
  const image = new Image()
  image.src = address
  await image.decode()
  return [image.naturalWidth, image.naturalHeight]
}

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
  expect(await sizeOf(await (second as Promise<Thumbnail>))).toEqual([384, 192])
  expect(decoding).toHaveBeenCalledTimes(1)
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
  const thumbnail = await thumbnailOf(originalFile, result, signal)
  expect([await sizeOf(thumbnail), thumbnail.rotation]).toEqual([[192, 384], 0])
})

/** Shows a row's thumbnail of a photo with this result. */
function Row({ original, result }: { readonly original: Original; readonly result: Enhanced | null }) {
  const { ref, address, quarters } = useThumbnail(original, result)
  const style = { rotate: `${quarters * 90}deg` }
  return createElement('div', { ref }, address && createElement('img', { src: address, alt: 'Hall', style }))
}

test('a thumbnail is drawn once, and rotated where it’s shown, whatever it was drawn from', async () => {
  const unkept = await pictureFile(300, 600, () => [9, 9, 9])
  const result = { bytes: unkept.size, key: 'hall', unkept }
  const rotated = (inFile: number, wanted: number) => ({ ...result, rotation: { inFile, wanted } })
  const image = page.getByRole('img', { name: 'Hall' })
  const hall = originalOf('hall.png', unkept)
  const { rerender } = await render(createElement(Row, { original: hall, result }))
  await expect.element(image).toHaveStyle({ rotate: '0deg' })
  // Nothing of it has to be given back, so nothing asks for what is gone.
  expect(image.element().getAttribute('src')).toMatch(/^data:image\/webp/)
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  for (const [inFile, wanted, angle] of [
    [0, 1, '90deg'],
    [1, 2, '180deg'],
    [2, 2, '180deg'],
  ] as const) {
    await rerender(createElement(Row, { original: hall, result: rotated(inFile, wanted) }))
    await expect.element(image).toHaveStyle({ rotate: angle })
  }
  expect(decoding).not.toHaveBeenCalled()
  // This one's result is rotated already.
  const phone = originalOf('hall.heic', new Blob(['an iPhone’s photograph'], { type: 'image/heic' }))
  await rerender(createElement(Row, { original: phone, result: rotated(1, 3), key: 'another row' }))
  await expect.element(image).toHaveStyle({ rotate: '180deg' })
})
