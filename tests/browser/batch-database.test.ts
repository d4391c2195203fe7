import { describe, expect, test, vi } from 'vitest'
import {
  type Batch,
  type BatchEvent,
  emptyBatch,
  reduceBatch,
} from '@/features/enhancement/batch/batch-reducer'
import { type LocalItem, localItem, type Original } from '@/features/enhancement/on-device/photo'
import { createKeptBatch, type KeptPhoto } from '@/features/enhancement/on-device/storage/batch-database'
import { createBatchKeeper, type KeepStatus } from '@/features/enhancement/on-device/storage/batch-keeper'
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
const copy = (text: string) => new Blob([text], { type: 'image/jpeg' })

describe('a kept batch', () => {
  test.each([
    ['Blobs', 'Google Inc.'],
    ['bytes', 'Apple Computer, Inc.'],
  ])('is there for a later visit, in order, with its copies as %s', async (_, vendor) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
    const kept = createKeptBatch(databaseName())
    await kept.put([photo('2'), photo('1')])
    await kept.addCopy('2', copy('two'))
    await kept.addCopy('1', copy('one'))
    await kept.put([photo('2', { status: 'failed', error: { kind: 'damaged' } })])

    const later = createKeptBatch(databaseName())
    const { photos } = await later.load()
    expect(photos).toEqual([photo('1'), photo('2', { status: 'failed', error: { kind: 'damaged' } })])
    const read = await later.read('1', 'image/jpeg')
    expect([read.type, await read.text()]).toEqual(['image/jpeg', 'one'])
    await later.remove(['1'])
    expect((await later.load()).photos).toHaveLength(1)
    await expect(later.read('1', '')).rejects.toThrow('gone')
  })

  test.each([{ status: 'paused' }, { size: '7' }, { name: undefined }, { key: undefined }])(
    'leaves a record of another shape alone: %j',
    async (changes) => {
      const kept = createKeptBatch(databaseName())
      await kept.put([photo('1'), { ...photo('2'), ...changes } as KeptPhoto])
      await kept.addCopy('1', copy('1'))
      const { photos, copies } = await kept.load()
      expect([photos, [...copies]]).toEqual([[photo('1')], ['1']])
    },
  )

  test('remembers when and as what it was handed over', async () => {
    const kept = createKeptBatch(databaseName())
    const saves = [{ as: 'png', at: 1 }]
    await kept.noteSaves('a', saves)
    await kept.noteSaves('b', [])
    await kept.removeSaves('b')
    expect([...(await kept.load()).saves]).toEqual([['a', saves]])
  })
})

describe('keeping a batch', () => {
  const original = (name: string, read = async () => copy(name)): Original => ({
    name,
    size: 1,
    type: 'image/jpeg',
    lastModified: 0,
    read,
  })

  /** A batch that the test changes, and its keeper. */
  function setUp() {
    const kept = createKeptBatch(databaseName())
    const reports: KeepStatus[] = []
    let batch: Batch<LocalItem> = emptyBatch
    const keeper = createBatchKeeper(
      () => batch.items,
      kept,
      (status) => reports.push(status),
    )
    const send = (event: BatchEvent<LocalItem>) => {
      const before = batch
      batch = reduceBatch(batch, event)
      keeper.follow(batch, before)
    }
    return { kept, keeper, send, reports }
  }

  test('follows additions, status changes and removals', async () => {
    const { kept, send, reports } = setUp()
    const gone = async () => {
      throw new DOMException('', 'NotFoundError')
    }
    const readRemoved = vi.fn(async () => copy('removed'))
    send({
      type: 'append',
      items: [
        localItem('1', original('good')),
        localItem('2', original('bad')),
        localItem('3', original('removed', readRemoved)),
        localItem('4', original('gone', gone)),
        localItem('5', original('unkept')),
      ],
    })
    send({ type: 'remove', ids: ['3'] })
    send({ type: 'start' })
    const handle = (id: string, outcome: Extract<BatchEvent<LocalItem>, { type: 'handle' }>['outcome']) => {
      send({ type: 'take' })
      send({ type: 'handle', id, outcome, milliseconds: 1 })
    }
    const result = { bytes: 1, key: 'the key', unkept: null }
    handle('1', { status: 'completed', result })
    handle('2', { status: 'failed', error: { kind: 'damaged' } })
    handle('4', { status: 'failed', error: { kind: 'empty' } })
    handle('5', { status: 'completed', result: { ...result, unkept: copy('enhanced') } })
    await expect.poll(() => reports.map(({ isCopying }) => isCopying)).toEqual([true, false])
    expect(readRemoved).not.toHaveBeenCalled()
    const photos = async () => (await kept.load()).photos
    await expect.poll(photos).toMatchObject([
      { id: '1', status: 'completed', key: 'the key' },
      { id: '2', status: 'failed', error: { kind: 'damaged' } },
      // Its result is lost with the page.
      { id: '5', status: 'pending', key: null },
    ])
    send({ type: 'remove', ids: ['1', '2', '3', '4', '5'] })
    await expect.poll(photos).toEqual([])
  })

  test('writes nothing any more once it has ended, and tells which photos are kept', async () => {
    const { kept, keeper, send } = setUp()
    const slow = Promise.withResolvers<Blob>()
    const items = [
      localItem('1', original('good')),
      localItem(
        '2',
        original('slow', () => slow.promise),
      ),
    ]
    send({ type: 'append', items: [...items, localItem('3', original('later'))] })
    await expect.poll(() => ['1', '2', '3'].map(keeper.isKept)).toEqual([true, false, false])
    keeper.end()
    slow.resolve(copy('slow'))
    await expect.poll(async () => [...(await kept.load()).copies]).toEqual(['1', '2'])
    send({ type: 'remove', ids: ['1', '2', '3'] })
    expect((await kept.load()).photos.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test('notes what has become of a photograph while others are still copied', async () => {
    const { kept, send } = setUp()
    const hanging = original('slow', () => new Promise(() => {}))
    send({ type: 'append', items: [localItem('1', original('good')), localItem('2', hanging)] })
    const photos = async () => (await kept.load()).photos.slice(0, 1)
    await expect.poll(photos).toMatchObject([{ id: '1', status: 'pending' }])
    send({ type: 'start' })
    send({ type: 'take' })
    const outcome = { status: 'failed', error: { kind: 'empty' } } as const
    send({ type: 'handle', id: '1', outcome, milliseconds: 1 })
    await expect.poll(photos).toMatchObject([{ id: '1', status: 'failed' }])
  })

  test('reports how many photographs have no copy, and why', async () => {
    const { send, reports } = setUp()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation((value) => {
      if (value instanceof Blob) throw new DOMException('Full', 'QuotaExceededError')
      return new EventTarget() as IDBRequest
    })
    send({ type: 'append', items: [localItem('1', original('a')), localItem('2', original('b'))] })
    const last = () => reports.at(-1)
    await expect.poll(last).toEqual({ uncopied: 2, isCopying: false, storageProblem: 'full' })
    send({ type: 'remove', ids: ['1', '2'] })
    await expect.poll(last).toMatchObject({ uncopied: 0 })
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
