import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Batch,
  type BatchEvent,
  emptyBatch,
  reduceBatch,
} from '@/features/enhancement/batch/batch-reducer'
import { saveBatch } from '@/features/enhancement/local/storage/batch-saver'
import { createSavedBatch, type SavedPhoto } from '@/features/enhancement/local/storage/saved-batch'
import { type LocalItem, localItem, type Original } from '@/features/enhancement/local/store/local-item'

let databaseName: string

beforeEach(() => {
  databaseName = `batch ${crypto.randomUUID()}`
})

afterEach(() => {
  vi.restoreAllMocks()
  indexedDB.deleteDatabase(databaseName)
})

const photo = (id: string, changes: Partial<SavedPhoto> = {}): SavedPhoto => ({
  id,
  name: `${id}.jpg`,
  size: 3,
  type: 'image/jpeg',
  lastModified: 0,
  status: 'pending',
  error: null,
  reason: null,
  key: null,
  ...changes,
})
const copy = (text: string) => new Blob([text], { type: 'image/jpeg' })

describe('a saved batch', () => {
  test.each([
    ['Blobs', 'Google Inc.'],
    ['bytes', 'Apple Computer, Inc.'],
  ])('is there for a later visit, in order, with its copies as %s', async (_, vendor) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
    const saved = createSavedBatch(databaseName)
    await saved.add(photo('2'), copy('two'))
    await saved.add(photo('1'), copy('one'))
    await saved.update(photo('2', { status: 'failed', error: 'Failed to load image' }))

    const later = createSavedBatch(databaseName)
    const photos = await later.load(1000)
    expect(photos).toEqual([photo('1'), photo('2', { status: 'failed', error: 'Failed to load image' })])
    const read = await later.read(photo('1'))
    expect([read.type, await read.text()]).toEqual(['image/jpeg', 'one'])
    await later.remove(['1'])
    expect(await later.load(1000)).toHaveLength(1)
    await expect(later.read(photo('1'))).rejects.toThrow('gone')
  })

  test.each([{ status: 'paused' }, { size: '7' }, { name: undefined }, { key: undefined }])(
    'leaves out a record of another shape: %j',
    async (changes) => {
      const saved = createSavedBatch(databaseName)
      await saved.add(photo('1'), copy('one'))
      await saved.add({ ...photo('2'), ...changes } as SavedPhoto, copy('two'))
      const loaded = await saved.load(1000)
      expect(loaded.map(({ id }) => id)).toEqual(['1'])
    },
  )

  test('keeps a photograph only together with its copy', async () => {
    const saved = createSavedBatch(databaseName)
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (value instanceof Blob) throw new DOMException('Full', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    await expect(saved.add(photo('1'), copy('one'))).rejects.toThrow('Full')
    expect(await saved.load(1000)).toEqual([])
  })

  test('cannot be read if the browser stores nothing', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
    const saved = createSavedBatch(databaseName)
    await expect(saved.load(1000)).rejects.toThrow('Not here')
    await expect(saved.add(photo('1'), copy('one'))).rejects.toThrow('Not here')
  })
})

describe('saving a batch', () => {
  const original = (name: string, read = async () => copy(name)): Original => ({
    name,
    size: 1,
    type: 'image/jpeg',
    lastModified: 0,
    read,
  })

  /** A batch that the test changes. */
  function batchByHand() {
    let batch: Batch<LocalItem> = emptyBatch
    let react: (now: Batch<LocalItem>, before: Batch<LocalItem>) => void = () => {}
    return {
      read: () => batch,
      onChange: (listener: typeof react) => {
        react = listener
      },
      send(event: BatchEvent<LocalItem>) {
        const before = batch
        batch = reduceBatch(batch, event)
        react(batch, before)
      },
    }
  }

  test('follows additions, status changes and removals', async () => {
    const saved = createSavedBatch(databaseName)
    const batch = batchByHand()
    const saver = saveBatch(batch, saved, () => {})
    const gone = async () => {
      throw new DOMException('', 'NotFoundError')
    }
    batch.send({
      type: 'append',
      items: [
        localItem('1', original('good')),
        localItem('2', original('bad')),
        localItem('3', original('removed')),
        localItem('4', original('gone', gone)),
        localItem('5', original('uncached')),
      ],
    })
    batch.send({ type: 'remove', id: '3' })
    batch.send({ type: 'start' })
    const handle = (id: string, outcome: Extract<BatchEvent<LocalItem>, { type: 'handle' }>['outcome']) => {
      batch.send({ type: 'take' })
      batch.send({ type: 'handle', id, outcome, milliseconds: 1 })
    }
    const result = { bytes: 1, key: 'the key', uncached: null }
    handle('1', { status: 'completed', result })
    handle('2', { status: 'failed', error: 'Failed to load image', reason: 'It is damaged' })
    handle('4', { status: 'failed', error: 'Failed to load image', reason: null })
    handle('5', { status: 'completed', result: { ...result, uncached: copy('enhanced') } })
    await saver.written()
    expect(await saved.load(1000)).toMatchObject([
      { id: '1', status: 'completed', key: 'the key' },
      { id: '2', status: 'failed', error: 'Failed to load image', reason: 'It is damaged' },
      // Its result is lost with the page.
      { id: '5', status: 'pending', key: null },
    ])
    batch.send({ type: 'clear' })
    await saver.written()
    expect(await saved.load(1000)).toEqual([])
  })

  test('reports how many photographs have no copy, and why, when that changes', async () => {
    const saved = createSavedBatch(databaseName)
    const batch = batchByHand()
    const reports: unknown[] = []
    const saver = saveBatch(batch, saved, (unsaved, problem) => reports.push([unsaved, problem]))
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    batch.send({ type: 'append', items: [localItem('1', original('a')), localItem('2', original('b'))] })
    await saver.written()
    batch.send({ type: 'clear' })
    await saver.written()
    expect(reports).toEqual([
      [1, 'full'],
      [2, 'full'],
      [0, 'full'],
    ])
  })
})
