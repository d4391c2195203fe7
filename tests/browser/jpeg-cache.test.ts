import { afterEach, expect, it, vi } from 'vitest'
import { exportPool } from '@/features/enhancement/on-device/export-pool'
import { fileOf, makeJpegsAhead } from '@/features/enhancement/on-device/jpeg-cache'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { changeState, localStore } from '@/features/enhancement/on-device/state'
import { whenFull } from '@/features/enhancement/on-device/storage/database'
import { jpegKey, resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { takenOf } from '~/workers/export/exif-date'
import { pictureFile } from './pictures'

// JPEGs that were made of results. They stay, so that the next save takes no time.

afterEach(() => {
  vi.restoreAllMocks()
  changeState({ batch: { phase: 'idle', items: [], pace: [] }, fileType: 'png' })
})

const lastModified = new Date(2026, 10, 27, 14, 30).getTime()

/** A finished photo of the list. */
async function finished(key: string): Promise<LocalItem> {
  const result = await pictureFile(300, 200, () => [200, 100, 50])
  await resultStore.write(key, 'floor.jpg', result)
  const read = async () => {
    throw new DOMException('The original is gone', 'NotFoundError')
  }
  const original = { name: 'floor.jpg', size: 1, type: 'image/jpeg', lastModified, read }
  const item = {
    ...localItem(key, original),
    status: 'completed' as const,
    result: { bytes: result.size, key, unkept: null },
  }
  const { batch } = localStore.state
  changeState({ batch: { ...batch, items: [...batch.items, item] } })
  return item
}

const stored = async (key: string, type: 'jpeg' | 'web' = 'jpeg') =>
  (await resultStore.read(jpegKey(key, type)))?.size

it('a JPEG is made once: the second save takes what is there', async () => {
  const item = await finished('made once')
  const [file, same] = await Promise.all([fileOf(item, 'jpeg'), fileOf(item, 'jpeg')])
  expect(same, 'not twice at the same time').toBe(file)
  expect((await takenOf(file))?.time, 'of the file, since the original is gone').toBe('2026:11:27 14:30:00')
  await expect.poll(() => stored('made once')).toBe(file.size)

  const marked = new Blob(['as it is there'], { type: 'image/jpeg' })
  await resultStore.write(jpegKey('made once', 'jpeg'), 'floor.jpg', marked)
  expect(await (await fileOf(item, 'jpeg')).text()).toBe('as it is there')
  expect((await fileOf(item, 'web')).size, 'another type is another file').toBeGreaterThan(100)
})

it('goes with the result that it was made of', async () => {
  const item = await finished('goes with it')
  await fileOf(item, 'web')
  await expect.poll(() => stored('goes with it', 'web')).toBeGreaterThan(100)
  await resultStore.remove(['goes with it'])
  expect(await stored('goes with it', 'web')).toBeUndefined()
  await expect(fileOf(item, 'web')).rejects.toThrow(expect.objectContaining({ name: 'NotFoundError' }))
})

it('isn’t stored of a photo that was removed meanwhile', async () => {
  const item = await finished('removed')
  changeState({ batch: { phase: 'idle', items: [], pace: [] } })
  expect((await fileOf(item, 'jpeg')).size).toBeGreaterThan(100)
  // What is stored after it has been asked for later.
  await resultStore.write('a later one', 'later.jpg', new Blob(['later']))
  expect(await stored('removed')).toBeUndefined()
})

it('takes no batch’s room on a full device', async () => {
  const makeRoom = vi.fn(async () => false)
  whenFull(makeRoom)
  const item = await finished('no room')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect((await fileOf(item, 'jpeg')).size).toBeGreaterThan(100)
  await expect(resultStore.cacheJpeg('a key', 'floor.jpg', new Blob())).rejects.toThrow('Full')
  expect(makeRoom).not.toHaveBeenCalled()
  await expect(resultStore.write('a key', 'floor.jpg', new Blob())).rejects.toThrow('Full')
  expect(makeRoom).toHaveBeenCalledOnce()
})

it('is made as soon as a photo is done, the last one of a batch as well, if that type is chosen', async () => {
  const run = vi.spyOn(exportPool, 'run')
  const item = await finished('ahead')
  const { batch } = localStore.state
  const before = { ...batch, phase: 'running' as const, items: [{ ...item, result: null }] }
  makeJpegsAhead(batch, before)
  expect(run, 'PNGs are there').not.toHaveBeenCalled()
  changeState({ fileType: 'jpeg' })
  makeJpegsAhead(batch, { ...before, phase: 'idle' })
  expect(await stored('ahead'), 'nothing is made of a list that was opened').toBeUndefined()
  makeJpegsAhead(batch, before)
  await expect.poll(() => stored('ahead')).toBeGreaterThan(100)
})
