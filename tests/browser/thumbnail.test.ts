import { expect, test, vi } from 'vitest'
import { localItem } from '@/features/enhancement/local/photo'
import { holdDecoding, thumbnailOf } from '@/features/enhancement/local/thumbnail'
import { pictureFile } from './pictures'

test('a photograph is decoded for its thumbnail in its turn, but not while a batch runs', async () => {
  const photo = await pictureFile(600, 300, () => [9, 9, 9], 'image/jpeg')
  const { originalFile } = localItem('1', {
    name: 'floor.jpg',
    size: photo.size,
    type: photo.type,
    lastModified: 0,
    read: async () => photo,
  })
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  const gone = new AbortController()
  holdDecoding(true)
  const [first, second] = [gone.signal, new AbortController().signal].map((signal) =>
    thumbnailOf(originalFile, signal),
  )
  gone.abort(new Error('scrolled away'))
  expect(decoding).not.toHaveBeenCalled()
  holdDecoding(false)
  await expect(first).rejects.toThrow('scrolled away')
  const small = await createImageBitmap((await second) as Blob)
  expect([small.width, small.height]).toEqual([256, 128])
  expect(decoding).toHaveBeenCalledTimes(2)
})
