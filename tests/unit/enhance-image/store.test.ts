import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openFolderStore } from '../../../supabase/functions/enhance-image/store/folder-store.ts'
import {
  nameResult,
  type ResultStore,
  resultNamePattern,
} from '../../../supabase/functions/enhance-image/store/result-store.ts'
import { supabaseStore } from '../../../supabase/functions/enhance-image/store/supabase-store.ts'
import { driveTimers, standStill } from '../../fixtures/still-page.ts'
import { close, listen } from './site.ts'

vi.mock('node:fs/promises', async (importOriginal) => ({ ...(await importOriginal<typeof fs>()) }))

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])
const noRoom = { status: 507, message: 'There is no room left for enhanced photographs' }

test('names tell the photograph, the scale and the engine', async () => {
  const name = await nameResult(jpeg)
  expect(name).toBe(`${createHash('sha256').update(jpeg).digest('hex')}-2x-standard-2.jpg`)
  expect(name).toMatch(resultNamePattern)
  expect(await nameResult(jpeg.slice(1))).not.toBe(name)
  const others = [0, 50_000, 99_999].map((at) => new Uint8Array(100_000).fill(1, at, at + 1))
  expect(new Set(await Promise.all(others.map(nameResult))).size, 'wherever they differ').toBe(3)
})

describe('the folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = join(await fs.mkdtemp(join(tmpdir(), 'store-')), 'made/when/first/wanted')
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => fs.rm(folder, { recursive: true }))

  test('stores a result, also when it was removed meanwhile', async () => {
    const store = await openFolderStore(folder)
    await fs.rm(folder, { recursive: true })
    expect(await store.has('one.jpg')).toBe(false)
    await store.save('one.jpg', jpeg)
    expect(await store.has('one.jpg')).toBe(true)
    expect(new Uint8Array(await fs.readFile(join(folder, 'one.jpg')))).toEqual(jpeg)
  })

  test('serves two servers at once', async () => {
    const shared = await fs.mkdtemp(join(tmpdir(), 'shared-'))
    const names = await Promise.all(Array.from({ length: 40 }, (_, i) => nameResult(Uint8Array.of(i))))
    const [first] = await Promise.all([openFolderStore(shared, 40), openFolderStore(shared, 40)])
    await Promise.all(
      names.map(async (name, i) => {
        const other = await openFolderStore(shared, 40)
        await (i % 2 ? first : other).save(name, jpeg)
      }),
    )
    expect((await fs.readdir(shared)).length).toBeLessThanOrEqual(10)
    await fs.rm(shared, { recursive: true })
  })

  test.each([
    ['ENOSPC', noRoom],
    ['EIO', { message: 'EIO' }],
  ])('shows nothing half-written after %s', async (code, error) => {
    const store = await openFolderStore(folder)
    const { open } = fs
    let wasShown: boolean | undefined
    vi.spyOn(fs, 'open').mockImplementation(async (...of) => {
      const file: FileHandle = await open(...of)
      vi.spyOn(file, 'sync').mockImplementation(async () => {
        wasShown = await store.has('two.jpg')
        throw Object.assign(new Error(code), { code })
      })
      return file
    })
    await expect(store.save('two.jpg', jpeg)).rejects.toMatchObject(error)
    expect(wasShown).toBe(false)
    expect(await fs.readdir(folder)).toEqual(['one.jpg'])
  })

  test('deletes the oldest results to stay within its size limit', async () => {
    const bounded = await fs.mkdtemp(join(tmpdir(), 'bounded-'))
    const store = await openFolderStore(bounded, 2 * jpeg.length)
    const names = await Promise.all([1, 2, 3, 4].map((byte) => nameResult(Uint8Array.of(byte))))
    const last = names.pop() ?? ''
    for (const [i, name] of names.entries()) {
      await store.save(name, jpeg)
      await fs.utimes(join(bounded, name), i, i)
    }
    expect((await fs.readdir(bounded)).sort()).toEqual(names.slice(1).sort())
    await store.save(last, new Uint8Array(100))
    expect(await fs.readdir(bounded)).toEqual([last])
    await fs.rm(bounded, { recursive: true })
  })
})

describe('Supabase Storage', () => {
  const objects = new Map<string, Buffer>()
  let answer: [status: number, body: string] | null = null
  let server: Awaited<ReturnType<typeof listen>>
  let store: ResultStore

  beforeAll(async () => {
    server = await listen(async (request, response) => {
      const { method, url = '', headers } = request
      const isAllowed = headers.authorization === 'Bearer secret' && headers.apikey === 'secret'
      const isUpload = isAllowed && method === 'POST' && headers['content-type'] === 'image/jpeg'
      if (isUpload && !answer) objects.set(url, await buffer(request))
      const [status, body] = answer ?? [isAllowed && objects.has(url) ? 200 : 400]
      response.writeHead(status).end(body)
    })
    const url = `http://localhost:${server.port}`
    store = supabaseStore({ kind: 'supabase', url, key: 'secret', publicKeys: [] })
  })
  afterAll(() => close(server.server))

  test('stores a result in the bucket', async () => {
    expect(await store.has('one.jpg')).toBe(false)
    await store.save('one.jpg', jpeg)
    expect(await store.has('one.jpg')).toBe(true)
    expect(objects.get('/storage/v1/object/enhanced/one.jpg')).toEqual(Buffer.from(jpeg))
  })

  test.each([
    [409, '{}'],
    [400, '{"statusCode":"409","error":"Duplicate","message":"The resource already exists"}'],
  ])('is content when someone else was quicker (%i)', async (...duplicate) => {
    answer = duplicate
    await expect(store.save('one.jpg', jpeg)).resolves.toBeUndefined()
  })

  test.each([
    [413, noRoom],
    [507, noRoom],
    [403, { message: expect.stringContaining('Storage answered 403') }],
  ])('reports an answer of %i', async (status, error) => {
    answer = [status, '{}']
    await expect(store.save('two.jpg', jpeg)).rejects.toMatchObject(error)
  })
})

describe('clock: the function for Storage', () => {
  const store = supabaseStore({
    kind: 'supabase',
    url: 'https://storage.test',
    key: 'secret',
    publicKeys: [],
  })
  const stored = new Set<string>()
  /** How many milliseconds Storage takes to answer what it has done at once. */
  let takes: number

  beforeEach(() => {
    stored.clear()
    driveTimers()
    vi.stubGlobal('fetch', (url: string, { method, signal }: { method: string; signal: AbortSignal }) => {
      const isThere = stored.has(url)
      if (method === 'POST') stored.add(url)
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        setTimeout(
          () => resolve(new Response(null, { status: isThere || method === 'POST' ? 200 : 400 })),
          takes,
        )
      })
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  const save = () => store.save('one.jpg', jpeg)

  test('late: it has 20 seconds', async () => {
    takes = 19_000
    const saving = save()
    await vi.advanceTimersByTimeAsync(takes)
    await expect(saving).resolves.toBeUndefined()
  })

  async function expectFoundNextTime() {
    takes = 0
    const found = store.has('one.jpg')
    await vi.advanceTimersByTimeAsync(0)
    expect(await found).toBe(true)
  }

  test('never: a result counts as not stored, and is found next time', async () => {
    takes = 600_000
    const rejected = expect(save()).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(20_000)
    await rejected
    await expectFoundNextTime()
  })

  test('frozen: so does one whose answer came while the process was suspended', async () => {
    takes = 1_000
    const rejected = expect(save()).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(999)
    standStill()
    await rejected
    await expectFoundNextTime()
  })
})
