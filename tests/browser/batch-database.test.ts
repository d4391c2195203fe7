import { createStore, set } from 'idb-keyval'
import { describe, expect, test, vi } from 'vitest'
import {
  type BatchRecord,
  createKeptBatches,
  type Difference,
  type KeptPhoto,
} from '@/features/enhancement/on-device/storage/batch-database'
import { problemOf } from '@/features/enhancement/on-device/storage/storage-problem'
import { ownDatabase } from './databases'

const databaseName = ownDatabase()

const photo = (id: string, changes: Partial<KeptPhoto> = {}): KeptPhoto => ({
  id,
  name: `${id}.jpg`,
  size: 3,
  type: 'image/jpeg',
  lastModified: 0,
  status: 'pending',
  error: null,
  key: null,
  isSaved: false,
  ...changes,
})
const difference = (changes: Partial<Difference>): Difference => ({
  photos: [],
  removed: [],
  batches: new Map(),
  ...changes,
})
const copy = (text: string) => new Blob([text], { type: 'image/jpeg' })

describe('a kept batch', () => {
  test.each([
    ['Blobs', 'Google Inc.'],
    ['bytes', 'Apple Computer, Inc.'],
  ])('is there for a later visit, in order, with its copies as %s', async (_, vendor) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
    const kept = createKeptBatches(databaseName())
    await kept.write(difference({ photos: [photo('2'), photo('1')] }))
    await kept.addCopy('2', copy('two'))
    await kept.addCopy('1', copy('one'))
    await kept.write(difference({ photos: [photo('2', { status: 'failed', error: { kind: 'damaged' } })] }))

    const later = createKeptBatches(databaseName())
    const { photos } = await later.load()
    expect(photos).toEqual([photo('1'), photo('2', { status: 'failed', error: { kind: 'damaged' } })])
    const read = await later.read('1', 'image/jpeg')
    expect([read.type, await read.text()]).toEqual(['image/jpeg', 'one'])
    await later.write(difference({ removed: ['1'] }))
    expect((await later.load()).photos).toHaveLength(1)
    await expect(later.read('1', '')).rejects.toThrow('gone')
  })

  test.each([{ status: 'paused' }, { size: '7' }, { name: undefined }, { key: undefined }])(
    'leaves a record of another shape alone: %j',
    async (changes) => {
      const kept = createKeptBatches(databaseName())
      await kept.write(difference({ photos: [photo('1'), { ...photo('2'), ...changes } as KeptPhoto] }))
      await kept.addCopy('1', copy('1'))
      const { photos, copies, hasForeign } = await kept.load()
      expect([photos, [...copies], hasForeign]).toEqual([[photo('1')], ['1'], true])
    },
  )

  test('remembers what people call it, and when and as what it was exported', async () => {
    const kept = createKeptBatches(databaseName())
    const records: (readonly [string, BatchRecord])[] = [
      ['a', { name: 'Kitchen, Mentor', saves: [{ as: 'png', at: 1 }] }],
      ['b', { name: 'Hall', saves: [] }],
      ['c', { name: '', saves: [{ as: 'web', at: 2 }] }],
    ]
    await kept.write(difference({ batches: new Map(records) }))
    expect([...(await kept.load()).batches]).toEqual(records)
    await kept.write(difference({ batches: new Map([['b', { name: '', saves: [] }]]) }))
    expect([...(await kept.load()).batches.keys()]).toEqual(['a', 'c'])
  })

  test('remembers of what older versions have kept when it was exported', async () => {
    const name = databaseName()
    const kept = createKeptBatches(name)
    const saves = [{ as: 'png', at: 1 }]
    await set('saves a', saves, createStore(name, 'photographs'))
    await set('saves b', 'of another shape', createStore(name, 'photographs'))
    expect([...(await kept.load()).batches]).toEqual([
      ['a', { name: '', saves }],
      ['b', { name: '', saves: [] }],
    ])
  })

  test('tells which copies have no record', async () => {
    const kept = createKeptBatches(databaseName())
    await kept.write(difference({ photos: [photo('1')] }))
    for (const id of ['1', '2']) await kept.addCopy(id, copy(id))
    const { orphans, hasForeign } = await kept.load()
    expect([orphans, hasForeign]).toEqual([['2'], false])
  })
})

test.each([
  ['full', new DOMException('', 'QuotaExceededError')],
  ['unreadable', new DOMException('', 'VersionError')],
  ['unreadable', new DOMException('', 'NotFoundError')],
  ['refused', new DOMException('', 'SecurityError')],
  ['refused', new TypeError()],
])('a storage is called %s when it fails with %s', (problem, cause) => {
  expect(problemOf(cause)).toBe(problem)
})
