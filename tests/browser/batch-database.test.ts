import { describe, expect, test, vi } from 'vitest'
import {
  createKeptBatches,
  type Difference,
  type KeptPhoto,
} from '@/features/enhancement/on-device/storage/batch-database'
import { problemOf } from '@/features/enhancement/on-device/storage/database'
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
  saves: new Map(),
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

  test('remembers when and as what it was handed over', async () => {
    const kept = createKeptBatches(databaseName())
    const saves = [{ as: 'png', at: 1 }]
    await kept.write(
      difference({
        saves: new Map([
          ['a', saves],
          ['b', saves],
        ]),
      }),
    )
    await kept.write(difference({ saves: new Map([['b', []]]) }))
    expect([...(await kept.load()).saves]).toEqual([['a', saves]])
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
