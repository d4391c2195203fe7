import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createResultCache, photoKey } from '@/features/enhancement/local/storage/result-cache'
import { currentKeys } from '@/features/enhancement/local/storage/result-index'
import { writeToDisk } from '@/features/enhancement/local/storage/result-writer'

vi.mock('@/features/enhancement/local/storage/result-writer', { spy: true })

let databaseName: string

beforeEach(() => {
  databaseName = `results ${crypto.randomUUID()}`
})

afterEach(async () => {
  vi.restoreAllMocks()
  indexedDB.deleteDatabase(databaseName)
  const folder = await navigator.storage.getDirectory()
  await folder.removeEntry(databaseName, { recursive: true }).catch(() => {})
})

const key = (name: string) => currentKeys + name
const result = (bytes: number, content = 'x') => [new TextEncoder().encode(content.repeat(bytes)).buffer]

describe('cached results', () => {
  test('are found again, even by a later visit', async () => {
    expect(await createResultCache(databaseName).add(key('a'), result(3, 'abc'))).toBeNull()
    const later = createResultCache(databaseName)
    const found = await later.find(key('a'))
    expect(found?.type).toBe('image/png')
    expect(await found?.text()).toBe('abcabcabc')
    expect(await later.find(key('b'))).toBeUndefined()
    expect([...(await later.list())]).toEqual([[key('a'), 9]])
  })

  test('make room for new ones, least recently used first', async () => {
    const cache = createResultCache(databaseName, 300)
    for (const name of ['a', 'b', 'c']) await cache.add(key(name), result(100))
    await cache.find(key('a'))
    await cache.add(key('d'), result(100))
    expect(await cache.find(key('b'))).toBeUndefined()
    for (const name of ['a', 'c', 'd']) expect(await cache.find(key(name))).toBeDefined()
    expect(await cache.size()).toBe(300)
  })

  test('are not deleted for a result that would not fit anyway', async () => {
    const cache = createResultCache(databaseName, 300)
    await cache.add(key('a'), result(100))
    expect(await cache.add(key('b'), result(301))).not.toBeNull()
    expect(await cache.find(key('a'))).toBeDefined()
  })

  test('in use are not deleted, neither for a new one nor when the others are cleared', async () => {
    const cache = createResultCache(databaseName, 300)
    for (const name of ['a', 'b', 'c']) await cache.add(key(name), result(100))
    const inUse = new Set([key('a'), key('b')])
    expect(await cache.add(key('d'), result(200), inUse)).not.toBeNull()
    expect(await cache.size()).toBe(300)
    expect(await cache.add(key('d'), result(100), inUse)).toBeNull()
    expect(await cache.find(key('c'))).toBeUndefined()
    await cache.clear(inUse)
    expect(await cache.size()).toBe(200)
    for (const name of ['a', 'b']) expect(await cache.find(key(name))).toBeDefined()
  })

  test('of an earlier engine version are deleted first', async () => {
    const left = createStore(databaseName, 'results')
    await set('index', { '0:a': { bytes: 100, used: 1 } }, left)
    await set('file 0:a', new Blob(result(100)), left)
    const cache = createResultCache(databaseName)
    await cache.add(key('b'), result(50))
    expect(await cache.find('0:a')).toBeUndefined()
    expect(await cache.size()).toBe(50)
  })

  test('of an index of another shape are forgotten', async () => {
    await set('index', { broken: 7 }, createStore(databaseName, 'results'))
    const cache = createResultCache(databaseName)
    expect(await cache.size()).toBe(0)
    await cache.add(key('a'), result(100))
    expect(await cache.find(key('a'))).toBeDefined()
  })

  test('that were not written completely do not count', async () => {
    const cache = createResultCache(databaseName)
    await cache.add(key('a'), result(100))
    const root = await navigator.storage.getDirectory()
    const folder = await root.getDirectoryHandle(databaseName)
    for await (const name of folder.keys()) {
      const writer = await (await folder.getFileHandle(name)).createWritable()
      await writer.write(result(99)[0] as ArrayBuffer)
      await writer.close()
    }
    expect(await cache.find(key('a'))).toBeUndefined()
    expect(await cache.size()).toBe(0)
  })

  test.each([
    ['Blobs', 'Google Inc.'],
    ['plain bytes, where Blobs are not to be trusted', 'Apple Computer, Inc.'],
  ])('are in the database where there is no file system, as %s', async (_, vendor) => {
    vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(new DOMException('', 'SecurityError'))
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const cache = createResultCache(databaseName)
    await cache.add(key('a'), result(2, 'ab'))
    expect(put.mock.calls.some(([value]) => value instanceof Blob)).toBe(vendor === 'Google Inc.')
    const found = await cache.find(key('a'))
    expect(found?.type).toBe('image/png')
    expect(await found?.text()).toBe('abab')
    await cache.clear()
    expect(await cache.find(key('a'))).toBeUndefined()
  })

  test('are in the database if the file cannot be written', async () => {
    const root = await navigator.storage.getDirectory()
    const cache = createResultCache(databaseName)
    await cache.add(key('a'), result(3, 'abc'))
    const folder = await root.getDirectoryHandle(databaseName)
    // A file that somebody writes is locked.
    const locked: FileSystemWritableFileStream[] = []
    for await (const name of folder.keys()) {
      locked.push(await (await folder.getFileHandle(name)).createWritable())
    }
    expect(await cache.add(key('a'), result(2, 'xyz'))).toBeNull()
    for (const writer of locked) await writer.abort()
    expect(await (await cache.find(key('a')))?.text()).toBe('xyzxyz')
  })
})

describe('a browser that does not cache results', () => {
  /** Limits the browser's storage to this many results. */
  function fillUpAfter(count: number) {
    const { removeEntry } = FileSystemDirectoryHandle.prototype
    const files = new Set<string>()
    vi.spyOn(FileSystemDirectoryHandle.prototype, 'removeEntry').mockImplementation(function (
      this: FileSystemDirectoryHandle,
      name,
    ) {
      files.delete(name)
      return removeEntry.call(this, name)
    })
    vi.mocked(writeToDisk).mockImplementation(async (_, name, file) => {
      if (files.size >= count) return { file, reason: 'QuotaExceededError' }
      files.add(name)
      return null
    })
  }

  test('because it is full, deletes older ones until the new one fits', async () => {
    fillUpAfter(2)
    const cache = createResultCache(databaseName)
    for (const name of ['a', 'b', 'c']) expect(await cache.add(key(name), result(100))).toBeNull()
    expect(await cache.find(key('a'))).toBeUndefined()
    expect(await cache.size()).toBe(200)
  })

  test('because it has no database, reports that', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not here', 'SecurityError')
    })
    const cache = createResultCache(databaseName)
    expect(await cache.add(key('a'), result(100))).not.toBeNull()
    expect(await cache.find(key('a'))).toBeUndefined()
    expect(await cache.size()).toBe(0)
  })
})

describe('the key of a photograph', () => {
  test('depends on its bytes, not on its name', async () => {
    const [one, renamed, other] = await Promise.all([
      photoKey(new File(['floor'], 'a.jpg')),
      photoKey(new File(['floor'], 'b.jpg')),
      photoKey(new File(['stairs'], 'a.jpg')),
    ])
    expect(one).toBe(renamed)
    expect(one).not.toBe(other)
    expect(one).toMatch(/^\d+:[0-9a-f]{64}$/)
  })
})
