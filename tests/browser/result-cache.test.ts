import { createStore, del, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createResultCache,
  photoKey,
  type ResultCache,
} from '@/features/enhancement/on-device/storage/result-cache'
import { createResultFiles, type ResultFiles } from '@/features/enhancement/on-device/storage/result-files'
import { engineVersion } from '~/workers/enhancer/protocol'

vi.mock('@/features/enhancement/on-device/storage/result-files', { spy: true })
const actual = await vi.importActual<typeof import('@/features/enhancement/on-device/storage/result-files')>(
  '@/features/enhancement/on-device/storage/result-files',
)

/** Of the database, and of the folder in the private file system. */
let name: string

beforeEach(() => {
  name = `results ${crypto.randomUUID()}`
})

afterEach(async () => {
  vi.resetAllMocks()
  vi.restoreAllMocks()
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(name, { recursive: true }).catch(() => {})
  indexedDB.deleteDatabase(name)
})

const key = (letter: string) => `${engineVersion}-${letter}.png`
const none: (one: string) => boolean = () => false

/** A file of so many bytes. */
const result = (bytes: number) => [new Uint8Array(bytes).fill(120).buffer]

const add = (cache: ResultCache, letter: string, bytes = 100, isInUse = none) =>
  cache.add(key(letter), `${letter}.jpg`, result(bytes), isInUse)

/** The cached results, found out without using them. */
const namesIn = async (cache: ResultCache) =>
  [...(await cache.list()).keys()].map((one) => one.slice(2, -4)).sort()

/** Has the private file system answer as it is told, in the caches that are made from now on. */
function changeFiles(changes: Partial<ResultFiles>): void {
  vi.mocked(createResultFiles).mockImplementation((folder) => ({
    ...actual.createResultFiles(folder),
    ...changes,
  }))
}

const refuses: ResultFiles['write'] = async (_, file) => ({ file, reason: 'SecurityError' })
const isFull: ResultFiles['write'] = async (_, file) => ({ file, reason: 'QuotaExceededError' })

const filesIn = async () => {
  const names: string[] = []
  const root = await navigator.storage.getDirectory()
  for await (const handle of (await root.getDirectoryHandle(name, { create: true })).values())
    names.push(handle.name)
  return names
}
const entriesIn = () => keys<string>(createStore(name, 'results'))

describe.each([
  ['files', {}],
  ['the database, where there is no private file system', { names: async () => undefined, write: refuses }],
])('results whose bytes are in %s', (_, changes) => {
  beforeEach(() => changeFiles(changes))

  test('are found again, even by a later visit', async () => {
    expect(await add(createResultCache(name), 'a', 9)).toBeNull()
    const later = createResultCache(name)
    const found = await later.find(key('a'))
    expect(found?.type).toBe('image/png')
    expect(await found?.text()).toBe('xxxxxxxxx')
    expect(await later.find(key('b'))).toBeUndefined()
    expect([...(await later.list())]).toEqual([[key('a'), 9]])
  })

  test('make room for new ones, least recently used first', async () => {
    const cache = createResultCache(name, 300)
    const now = vi.spyOn(Date, 'now')
    for (const [index, letter] of ['a', 'b', 'c'].entries()) {
      now.mockReturnValue(index)
      await add(cache, letter)
    }
    now.mockReturnValue(9)
    await cache.find(key('a'))
    await add(cache, 'd')
    expect(await namesIn(cache)).toEqual(['a', 'c', 'd'])
    expect(await cache.find(key('b'))).toBeUndefined()
  })

  test('are not deleted for a result that would not fit anyway', async () => {
    const cache = createResultCache(name, 300)
    await add(cache, 'a')
    expect(await add(cache, 'b', 301)).not.toBeNull()
    expect(await namesIn(cache)).toEqual(['a'])
  })

  test('never take more than half of what the browser allows the site', async () => {
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 500 })
    const cache = createResultCache(name)
    for (const letter of ['a', 'b', 'c']) await add(cache, letter)
    expect(await namesIn(cache)).toEqual(['b', 'c'])
  })

  test('in use are not deleted, neither for a new one nor when the others are cleared', async () => {
    const cache = createResultCache(name, 300)
    for (const letter of ['a', 'b', 'c']) await add(cache, letter)
    const isInUse = (one: string) => [key('a'), key('b')].includes(one)
    expect(await add(cache, 'd', 200, isInUse)).not.toBeNull()
    expect(await namesIn(cache)).toEqual(['a', 'b', 'c'])
    expect(await add(cache, 'd', 100, isInUse)).toBeNull()
    expect(await namesIn(cache)).toEqual(['a', 'b', 'd'])
    await cache.clear(isInUse)
    expect(await namesIn(cache)).toEqual(['a', 'b'])
  })

  test('of an earlier engine version are deleted with their bytes', async () => {
    await createResultCache(name).add('0-a.png', 'a.jpg', result(100), none)
    expect(await namesIn(createResultCache(name))).toEqual([])
    expect([...(await filesIn()), ...(await entriesIn())]).toEqual([])
  })
})

describe('what has lost its other half', () => {
  test('is removed: bytes without a record', async () => {
    await add(createResultCache(name), 'a')
    changeFiles({ write: refuses })
    await add(createResultCache(name), 'b')
    const store = createStore(name, 'results')
    for (const letter of ['a', 'b']) await del(`result ${key(letter)}`, store)
    expect([...(await filesIn()), ...(await entriesIn())]).toHaveLength(2)
    expect(await namesIn(createResultCache(name))).toEqual([])
    expect([...(await filesIn()), ...(await entriesIn())]).toEqual([])
  })

  test('is removed: a record without bytes, or of another shape', async () => {
    const cache = createResultCache(name)
    for (const letter of ['a', 'b']) await add(cache, letter)
    changeFiles({ write: refuses })
    await add(createResultCache(name), 'c')
    const store = createStore(name, 'results')
    await actual.createResultFiles(name).remove(key('a'))
    await set(`result ${key('b')}`, { size: '100' }, store)
    await del(`bytes ${key('c')}`, store)
    expect(await cache.find(key('a'))).toBeUndefined()
    expect(await namesIn(createResultCache(name))).toEqual([])
    expect([...(await filesIn()), ...(await entriesIn())]).toEqual([])
  })

  test('is no result: a file of which only a part is left', async () => {
    const cache = createResultCache(name)
    await add(cache, 'a')
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name)
    const writer = await (await folder.getFileHandle(key('a'))).createWritable()
    await writer.write(new Uint8Array(99))
    await writer.close()
    expect(await cache.find(key('a'))).toBeUndefined()
    expect(await namesIn(cache)).toEqual([])
  })

  test('is left to a later visit while it is written, and hides no result', async () => {
    await add(createResultCache(name), 'a')
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name)
    const writer = await (await folder.getFileHandle('0-old.png', { create: true })).createWritable()
    expect(await namesIn(createResultCache(name))).toEqual(['a'])
    expect(await filesIn()).toContain('0-old.png')
    await writer.close()
    expect(await namesIn(createResultCache(name))).toEqual(['a'])
    expect(await filesIn()).toEqual([key('a')])
  })
})

test('listing opens no file', async () => {
  await add(createResultCache(name), 'a')
  const open = vi.spyOn(FileSystemFileHandle.prototype, 'getFile')
  expect(await namesIn(createResultCache(name))).toEqual(['a'])
  expect(open).not.toHaveBeenCalled()
})

describe('a browser that does not take a result', () => {
  test('because it is full, has older ones deleted until the new one fits', async () => {
    const write = vi.fn(actual.createResultFiles(name).write)
    changeFiles({ write })
    const cache = createResultCache(name)
    for (const letter of ['a', 'b']) await add(cache, letter)
    write.mockImplementationOnce(isFull)
    expect(await add(cache, 'c')).toBeNull()
    expect(await namesIn(cache)).toEqual(['b', 'c'])
  })

  test('anywhere, gives the file back', async () => {
    changeFiles({ write: refuses })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'UnknownError')
    })
    const file = await add(createResultCache(name), 'a')
    expect(file?.map((piece) => (piece as ArrayBuffer).byteLength)).toEqual([100])
  })

  test('in its database, gives back what is on disk', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'UnknownError')
    })
    const file = await add(createResultCache(name), 'a')
    expect(await new Blob([...(file ?? [])]).text()).toBe('x'.repeat(100))
  })

  test('because its disk never answers, fails the photograph and uses the database from then on', async () => {
    changeFiles({ write: () => Promise.reject(new Error('No answer')) })
    const cache = createResultCache(name)
    await expect(add(cache, 'a')).rejects.toThrow('No answer')
    expect(await add(cache, 'b')).toBeNull()
    expect(await entriesIn()).toContain(`bytes ${key('b')}`)
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
    expect(one).toMatch(/^\d+-[0-9a-f]{64}\.png$/)
  })

  test('is like no other where the browser does not hash', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('no hashes over plain http'))
    const photo = new Blob(['floor'])
    const keys = [await photoKey(photo), await photoKey(photo)]
    expect(keys[0]).toMatch(new RegExp(`^${engineVersion}-`))
    expect(keys[0]).not.toBe(keys[1])
  })
})
