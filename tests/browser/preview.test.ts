import { expect, test, vi } from 'vitest'
import { embeddedThumbnail } from '@/features/enhancement/local/preview/embedded-thumbnail'
import { keepThumbnail, type Preview, watchPreview } from '@/features/enhancement/local/preview/preview'
import type { Original } from '@/features/enhancement/local/store/local-item'
import { changeState, localStore } from '@/features/enhancement/local/store/local-state'
import { pictureFile, pixelsOf } from './pictures'

/** A JPEG as cameras write it: its EXIF data has an orientation and a small JPEG. */
async function withThumbnail(photo: Blob, thumbnail: Blob, orientation: number): Promise<Blob> {
  const small = new Uint8Array(await thumbnail.arrayBuffer())
  const directory = (
    entries: readonly (readonly [tag: number, type: number, value: number])[],
    next: number,
  ) => {
    const bytes = new Uint8Array(2 + entries.length * 12 + 4)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, entries.length)
    entries.forEach(([tag, type, value], index) => {
      const at = 2 + index * 12
      view.setUint16(at, tag)
      view.setUint16(at + 2, type)
      view.setUint32(at + 4, 1)
      if (type === 3) view.setUint16(at + 8, value)
      else view.setUint32(at + 8, value)
    })
    view.setUint32(bytes.length - 4, next)
    return bytes
  }
  const first = directory([[0x112, 3, orientation]], 8 + 18)
  const second = directory(
    [
      [0x103, 3, 6],
      [0x201, 4, 8 + 18 + 42],
      [0x202, 4, small.length],
    ],
    0,
  )
  const tiff = new Blob(['MM\0*\0\0\0\b', first, second, small])
  const length = tiff.size + 8
  const app1 = new Blob([Uint8Array.of(0xff, 0xe1, length >> 8, length & 255), 'Exif\0\0', tiff])
  return new Blob([photo.slice(0, 2), app1, photo.slice(2)], { type: 'image/jpeg' })
}

const original = (photo: Blob): Original => ({
  name: 'floor.jpg',
  size: photo.size,
  type: photo.type,
  lastModified: 0,
  read: async () => photo,
})

const plain = () => pictureFile(60, 40, () => [9, 9, 9], 'image/jpeg')

test("a camera's own thumbnail is shown upright", async () => {
  const half = (x: number) => (x < 80 ? [220, 30, 30] : [30, 30, 220]) as [number, number, number]
  const small = await pictureFile(160, 120, half, 'image/jpeg')
  const photo = await withThumbnail(await plain(), small, 6)
  const thumbnail = await embeddedThumbnail(photo, { width: 3000, height: 4000 }, 128)
  const picture = await pixelsOf(thumbnail as Blob)
  expect([picture.width, picture.height]).toEqual([128, 171])
  // The picture is rotated by 90° to the right: its left side is now on top.
  expect(picture.at(64, 20)[0]).toBeGreaterThan(150)
  expect(picture.at(64, 150)[2]).toBeGreaterThan(150)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a thumbnail is rotated as browsers rotate photographs: orientation %i',
  async (orientation) => {
    const corner = (x: number, y: number) =>
      (y < 60 ? (x < 80 ? [220, 30, 30] : [30, 220, 30]) : x < 80 ? [30, 30, 220] : [220, 220, 220]) as [
        number,
        number,
        number,
      ]
    const small = await pictureFile(160, 120, corner, 'image/jpeg')
    const photo = await withThumbnail(small, small, orientation)
    const upright = await createImageBitmap(photo)
    const thumbnail = await embeddedThumbnail(photo, upright, Math.min(upright.width, upright.height))
    const [expected, actual] = [await pixelsOf(photo), await pixelsOf(thumbnail as Blob)]
    expect([actual.width, actual.height]).toEqual([expected.width, expected.height])
    for (const [x, y] of [
      [30, 30],
      [100, 30],
      [30, 100],
      [100, 100],
    ] as const) {
      actual
        .at(x, y)
        .slice(0, 3)
        .forEach((value, channel) => {
          expect(Math.abs(value - (expected.at(x, y)[channel] ?? 0)), `${x}, ${y}`).toBeLessThan(40)
        })
    }
  },
)

test('a photograph with truncated EXIF data has no thumbnail', async () => {
  const small = await plain()
  const photo = await withThumbnail(small, small, 1)
  for (const length of [4, 20, 40, 60, 90])
    expect(await embeddedThumbnail(photo.slice(0, length), { width: 60, height: 40 }, 128)).toBeNull()
})

test('a photograph without a thumbnail has none', async () => {
  expect(await embeddedThumbnail(await plain(), { width: 60, height: 40 }, 128)).toBeNull()
})

test('a photograph is not decoded for its thumbnail while a batch is running', async () => {
  changeState({ batch: { ...localStore.state.batch, phase: 'running' } })
  const decoding = vi.spyOn(globalThis, 'createImageBitmap')
  const seen: Preview[] = []
  const stop = watchPreview(original(await plain()), (preview) => seen.push(preview))
  await vi.waitFor(() => expect(seen.at(-1)?.size).toEqual({ width: 60, height: 40 }))
  expect(decoding).not.toHaveBeenCalled()
  expect(seen.at(-1)?.thumbnail).toBeNull()
  changeState({ batch: { ...localStore.state.batch, phase: 'idle' } })
  await vi.waitFor(() => expect(seen.at(-1)?.thumbnail).toBeInstanceOf(Blob))
  stop()
  decoding.mockRestore()
})

test('the thumbnail that the enhancer made is shown at once', async () => {
  changeState({ batch: { ...localStore.state.batch, phase: 'running' } })
  const photo = original(await plain())
  const seen: Preview[] = []
  const stop = watchPreview(photo, (preview) => seen.push(preview))
  const thumbnail = new Blob(['small'])
  keepThumbnail(photo, thumbnail)
  expect(seen.at(-1)?.thumbnail).toBe(thumbnail)
  stop()
  changeState({ batch: { ...localStore.state.batch, phase: 'idle' } })
})
