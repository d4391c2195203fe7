import { expect, test, vi } from 'vitest'
import type { Original } from '@/features/enhancement/local/photo'
import { holdDecoding, keepThumbnail, type Preview, watchPreview } from '@/features/enhancement/local/preview'
import { pictureFile } from './pictures'

const original = (photo: Blob): Original => ({
  name: 'floor.jpg',
  size: photo.size,
  type: photo.type,
  lastModified: 0,
  read: async () => photo,
})

const plain = () => pictureFile(60, 40, () => [9, 9, 9], 'image/jpeg')

test('a photograph is not decoded for its thumbnail while a batch is running', async () => {
  holdDecoding(true)
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  const seen: Preview[] = []
  const stop = watchPreview(original(await plain()), (preview) => seen.push(preview))
  await vi.waitFor(() => expect(seen.at(-1)?.size).toEqual({ width: 60, height: 40 }))
  expect(decoding).not.toHaveBeenCalled()
  expect(seen.at(-1)?.thumbnail).toBeNull()
  holdDecoding(false)
  await vi.waitFor(() => expect(seen.at(-1)?.thumbnail).toBeInstanceOf(Blob))
  stop()
  decoding.mockRestore()
})

test('the thumbnail that the enhancer made is shown at once', async () => {
  holdDecoding(true)
  const photo = original(await plain())
  const seen: Preview[] = []
  const stop = watchPreview(photo, (preview) => seen.push(preview))
  const thumbnail = new Blob(['small'])
  keepThumbnail(photo, thumbnail)
  expect(seen.at(-1)?.thumbnail).toBe(thumbnail)
  stop()
  holdDecoding(false)
})
