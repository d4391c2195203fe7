import { afterEach, expect, it, vi } from 'vitest'
import type { Phase } from '@/features/enhancement/batch/batch-reducer'
import { exportPool } from '@/features/enhancement/on-device/export/export-pool'
import {
  dropJpegs,
  fileOf,
  makeJpegsAhead,
  noteJpegsGone,
  noteRoom,
} from '@/features/enhancement/on-device/export/jpeg-cache'
import { allItems } from '@/features/enhancement/on-device/library'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { changeState, localStore } from '@/features/enhancement/on-device/state'
import { whenFull } from '@/features/enhancement/on-device/storage/full-device'
import { jpegKey, resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { readExifDate } from '~/workers/export/exif-date'
import { listOf } from '../fixtures/library'
import { pictureFile } from './pictures'

// JPEGs that were made of results. They stay, so that the next save takes no time.

afterEach(() => {
  vi.restoreAllMocks()
  changeState({ library: listOf([]), fileType: 'png', jpegs: new Map() })
})

const lastModified = new Date(2026, 10, 27, 14, 30).getTime()

/** A finished photo of the list. */
async function finished(key: string): Promise<LocalItem> {
  const result = await pictureFile(300, 200, () => [200, 100, 50])
  await resultStore.write(key, { name: 'floor.jpg' }, result)
  const read = async () => {
    throw new DOMException('The original is gone', 'NotFoundError')
  }
  const original = { name: 'floor.jpg', size: 1, type: 'image/jpeg', lastModified, read }
  const item = {
    ...localItem(key, original),
    status: 'completed' as const,
    result: { bytes: result.size, key, unkept: null },
  }
  changeState({ library: listOf([...allItems(localStore.state.library), item]) })
  return item
}

const stored = async (key: string, type: 'jpeg' | 'web' = 'jpeg') =>
  (await resultStore.read(jpegKey(key, type)))?.size

it('a JPEG is made once: the second save takes what is there', async () => {
  const item = await finished('made once')
  const [file, same] = await Promise.all([fileOf(item, 'jpeg'), fileOf(item, 'jpeg')])
  expect(same, 'not twice at the same time').toBe(file)
  expect((await readExifDate(file))?.time, 'of the file, since the original is gone').toBe(
    '2026:11:27 14:30:00',
  )
  await expect.poll(() => stored('made once')).toBe(file.size)

  const marked = new Blob(['as it is there'], { type: 'image/jpeg' })
  await resultStore.write(jpegKey('made once', 'jpeg'), { name: 'floor.jpg' }, marked)
  expect(await (await fileOf(item, 'jpeg')).text()).toBe('as it is there')
  expect((await fileOf(item, 'web')).size, 'another type is another file').toBeGreaterThan(100)
})

it('is counted with the room of its batch, until it has left', async () => {
  const item = await finished('counted')
  const file = await fileOf(item, 'web')
  const key = jpegKey('counted', 'web')
  await expect.poll(() => localStore.state.jpegs.get(key)).toBe(file.size)
  await resultStore.remove([key])
  noteJpegsGone([key])
  expect([await stored('counted', 'web'), localStore.state.jpegs.has(key)]).toEqual([undefined, false])
})

it('isn’t stored of a photo that was removed meanwhile', async () => {
  const item = await finished('removed')
  changeState({ library: listOf([]) })
  expect((await fileOf(item, 'jpeg')).size).toBeGreaterThan(100)
  // What is stored after it has been asked for later.
  await resultStore.write('a later one', { name: 'later.jpg' }, new Blob(['later']))
  expect(await stored('removed')).toBeUndefined()
})

it('takes no batch’s room on a full device', async () => {
  const makeRoom = vi.fn(async () => false)
  whenFull(makeRoom)
  const item = await finished('no room')
  const facts = { name: 'floor.jpg' }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  expect((await fileOf(item, 'jpeg')).size).toBeGreaterThan(100)
  await expect(resultStore.writeIfRoom('a key', facts, new Blob())).rejects.toThrow('Full')
  expect(makeRoom).not.toHaveBeenCalled()
  await expect(resultStore.write('a key', facts, new Blob())).rejects.toThrow('Full')
  expect(makeRoom).toHaveBeenCalledOnce()
})

it('is made as soon as a photo is done, the last one of a batch as well, if that type is chosen', async () => {
  const run = vi.spyOn(exportPool, 'run')
  const item = await finished('ahead')
  const { state } = localStore
  const before = (phase: Phase) => ({
    ...state,
    library: listOf([{ ...item, result: null }], { phase }),
  })
  makeJpegsAhead(state, before('running'))
  expect(run, 'PNGs are there').not.toHaveBeenCalled()
  const asJpeg = { ...state, fileType: 'jpeg' as const }
  makeJpegsAhead(asJpeg, before('idle'))
  expect(await stored('ahead'), 'nothing is made of a list that was opened').toBeUndefined()
  makeJpegsAhead(asJpeg, before('running'))
  await expect.poll(() => stored('ahead')).toBeGreaterThan(100)
})

it('gives way first on a full device, and isn’t stored there until something else has left', async () => {
  const item = await finished('given up')
  const key = jpegKey('given up', 'web')
  await fileOf(item, 'web')
  await expect.poll(() => localStore.state.jpegs.has(key)).toBe(true)
  expect(await dropJpegs()).toBe(true)
  expect([await stored('given up', 'web'), localStore.state.jpegs.size]).toEqual([undefined, 0])
  expect(await dropJpegs(), 'there are none').toBe(false)
  const cached = vi.spyOn(resultStore, 'writeIfRoom')
  expect((await fileOf(item, 'web')).size).toBeGreaterThan(100)
  expect(cached).not.toHaveBeenCalled()
  noteRoom()
  await fileOf(item, 'web')
  expect(cached).toHaveBeenCalledOnce()
})
