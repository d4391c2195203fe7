import { expect, test, vi } from 'vitest'
import { localItem } from '@/features/enhancement/local/photo'
import { holdDecoding, previewOf } from '@/features/enhancement/local/preview'
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
  const previews = [gone.signal, new AbortController().signal].map((signal) =>
    previewOf(originalFile, signal),
  )
  gone.abort(new Error('scrolled away'))
  expect(decoding).not.toHaveBeenCalled()
  holdDecoding(false)
  await expect(previews[0]).rejects.toThrow('scrolled away')
  const { thumbnail, width, height } = (await previews[1]) as Awaited<ReturnType<typeof previewOf>>
  expect([width, height]).toEqual([600, 300])
  const small = await createImageBitmap(thumbnail)
  expect([small.width, small.height]).toEqual([256, 128])
  expect(decoding).toHaveBeenCalledTimes(2)
})
