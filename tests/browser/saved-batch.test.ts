import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRunner } from '../../src/features/enhancement/batch/batch-runner'
import { keepBatch } from '../../src/features/enhancement/local/storage/save-batch'
import { createSavedBatch, type SavedPhoto } from '../../src/features/enhancement/local/storage/saved-batch'
import { localItem, type Original } from '../../src/features/enhancement/local/store/local-item'

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
    expect(await saved.add(photo('2'), copy('two'))).toBe(true)
    expect(await saved.add(photo('1'), copy('one'))).toBe(true)
    await saved.update(photo('2', { status: 'failed', error: 'Failed to load image' }))

    const later = createSavedBatch(databaseName)
    const photos = await later.load()
    expect(photos).toEqual([photo('1'), photo('2', { status: 'failed', error: 'Failed to load image' })])
    const read = await later.read(photo('1'))
    expect([read.type, await read.text()]).toEqual(['image/jpeg', 'one'])
    await later.remove(['1'])
    expect(await later.load()).toHaveLength(1)
    await expect(later.read(photo('1'))).rejects.toThrow('gone')
  })

  test('keeps a photograph with its copy, or not at all', async () => {
    const saved = createSavedBatch(databaseName)
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (value instanceof Blob) throw new DOMException('Full', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    expect(await saved.add(photo('1'), copy('one'))).toBe(false)
    expect(await saved.load()).toEqual([])
  })

  test('is empty where the browser keeps nothing', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
    const saved = createSavedBatch(databaseName)
    expect(await saved.load()).toEqual([])
    expect(await saved.add(photo('1'), copy('one'))).toBe(false)
  })
})

describe('a kept batch', () => {
  const original = (name: string, read = async () => copy(name)): Original => ({
    name,
    size: 1,
    type: 'image/jpeg',
    lastModified: 0,
    read,
  })

  test('follows the queue: what is added, what becomes of it, what is removed', async () => {
    const saved = createSavedBatch(databaseName)
    const runner = createRunner({
      enhance: async (file) => {
        if ((await file.text()) === 'bad') throw new Error('Failed to load image')
        return { file, isKept: (await file.text()) !== 'unkept', key: 'the key' }
      },
      prepare: () => {},
      explain: async () => ({ error: 'Failed to load image', reason: 'It is damaged' }),
    })
    const kept = keepBatch(runner, saved, () => {})
    const gone = async () => {
      throw new DOMException('', 'NotFoundError')
    }
    runner.send({
      type: 'append',
      items: [
        localItem('1', original('good')),
        localItem('2', original('bad')),
        localItem('3', original('removed')),
        localItem('4', original('gone', gone)),
        localItem('5', original('unkept')),
      ],
    })
    runner.send({ type: 'remove', id: '3' })
    runner.send({ type: 'start' })
    await vi.waitFor(() => expect(runner.batch().phase).toBe('idle'))
    await kept.written()
    expect(await saved.load()).toMatchObject([
      { id: '1', status: 'completed', key: 'the key' },
      { id: '2', status: 'failed', error: 'Failed to load image', reason: 'It is damaged' },
      // Its result goes with the page.
      { id: '5', status: 'pending', key: null },
    ])
    expect([...kept.unkept()]).toEqual(['4'])
    runner.send({ type: 'clear' })
    await kept.written()
    expect(await saved.load()).toEqual([])
  })
})
