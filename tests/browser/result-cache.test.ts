import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createResultCache, photoKey } from '@/features/enhancement/local/storage/result-cache'
import { writeToDisk } from '@/features/enhancement/local/storage/result-writer'
import { engineVersion } from '~/workers/enhancer/protocol'

vi.mock('@/features/enhancement/local/storage/result-writer', { spy: true })

let folderName: string

beforeEach(() => {
  folderName = `results ${crypto.randomUUID()}`
})

afterEach(async () => {
  vi.restoreAllMocks()
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(folderName, { recursive: true }).catch(() => {})
})

const key = (name: string) => `${engineVersion}-${name}.png`
const none: ReadonlySet<string> = new Set()

/** A file of so many bytes, which ends as every PNG file does. */
const result = (bytes: number) => [new TextEncoder().encode(`${'x'.repeat(bytes - 8)}IEND1234`).buffer]

/** The names of the cached results, found out without using them. */
const namesIn = async (cache: ReturnType<typeof createResultCache>) =>
  [...(await cache.list()).keys()].map((one) => one.slice(2, -4)).sort()

describe('cached results', () => {
  test('are found again, even by a later visit', async () => {
    expect(await createResultCache(folderName).add(key('a'), result(9), none)).toBeNull()
    const later = createResultCache(folderName)
    const found = await later.find(key('a'))
    expect(found?.type).toBe('image/png')
    expect(await found?.text()).toBe('xIEND1234')
    expect(await later.find(key('b'))).toBeUndefined()
    expect([...(await later.list())]).toEqual([[key('a'), 9]])
  })

  test('make room for new ones, least recently used first', async () => {
    const cache = createResultCache(folderName, 300)
    for (const name of ['a', 'b', 'c']) await cache.add(key(name), result(100), none)
    await cache.find(key('a'))
    await cache.add(key('d'), result(100), none)
    expect(await namesIn(cache)).toEqual(['a', 'c', 'd'])
  })

  test('are not deleted for a result that would not fit anyway', async () => {
    const cache = createResultCache(folderName, 300)
    await cache.add(key('a'), result(100), none)
    expect(await cache.add(key('b'), result(301), none)).not.toBeNull()
    expect(await namesIn(cache)).toEqual(['a'])
  })

  test('in use are not deleted, neither for a new one nor when the others are cleared', async () => {
    const cache = createResultCache(folderName, 300)
    for (const name of ['a', 'b', 'c']) await cache.add(key(name), result(100), none)
    const inUse = new Set([key('a'), key('b')])
    expect(await cache.add(key('d'), result(200), inUse)).not.toBeNull()
    expect(await namesIn(cache)).toEqual(['a', 'b', 'c'])
    expect(await cache.add(key('d'), result(100), inUse)).toBeNull()
    expect(await namesIn(cache)).toEqual(['a', 'b', 'd'])
    await cache.clear(inUse)
    expect(await namesIn(cache)).toEqual(['a', 'b'])
  })

  test('of an earlier engine version are deleted', async () => {
    await createResultCache(folderName).add('0-a.png', result(100), none)
    expect(await namesIn(createResultCache(folderName))).toEqual([])
  })

  test('that were not written completely do not count', async () => {
    const cache = createResultCache(folderName)
    await cache.add(key('a'), result(100), none)
    const root = await navigator.storage.getDirectory()
    const file = await (await root.getDirectoryHandle(folderName)).getFileHandle(key('a'))
    const writer = await file.createWritable()
    await writer.write(new Uint8Array(99))
    await writer.close()
    expect(await cache.find(key('a'))).toBeUndefined()
  })
})

describe('a browser that does not cache results', () => {
  test('because it is full, deletes older ones until the new one fits', async () => {
    const cache = createResultCache(folderName)
    for (const name of ['a', 'b']) await cache.add(key(name), result(100), none)
    vi.mocked(writeToDisk).mockImplementationOnce(async (_, __, file) => ({
      file,
      reason: 'QuotaExceededError',
    }))
    expect(await cache.add(key('c'), result(100), none)).toBeNull()
    expect(await namesIn(cache)).toEqual(['b', 'c'])
  })

  test.each(['getDirectory', 'write'])(
    'because it has no file system, gives the file back: %s',
    async (what) => {
      const refused = new DOMException('', 'SecurityError')
      if (what === 'getDirectory') vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValueOnce(refused)
      else
        vi.mocked(writeToDisk).mockImplementationOnce(async (_, __, file) => ({ file, reason: refused.name }))
      const cache = createResultCache(folderName)
      const file = await cache.add(key('a'), result(100), none)
      expect(file?.map((piece) => (piece as ArrayBuffer).byteLength)).toEqual([100])
      expect(await cache.find(key('a'))).toBeUndefined()
      expect(await namesIn(cache)).toEqual([])
    },
  )
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
})
