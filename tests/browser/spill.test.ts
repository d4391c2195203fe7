import { wrap } from 'comlink'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { currentKeys, photoKey } from '@/features/enhancement/local/storage/cache-key'
import { createResultCache } from '@/features/enhancement/local/storage/result-cache'
import { sizeOf } from '@/features/enhancement/local/storage/result-files'
import { enhance } from '~/workers/enhancer/engine'
import type { EnhancerSurface, FilePieces } from '~/workers/enhancer/protocol'
import { spill } from '~/workers/result-writer/spill'
import { fileOf, pictureFile } from './pictures'

const capacity = { maximumPixels: 64e6 }
const cacheName = `large results ${crypto.randomUUID()}`
let worker: Worker
let enhancer: ReturnType<typeof wrap<EnhancerSurface>>

/** 17 megapixels. */
let photo: Blob

beforeAll(async () => {
  worker = new Worker(new URL('../../workers/enhancer/worker.ts', import.meta.url), { type: 'module' })
  enhancer = wrap<EnhancerSurface>(worker)
  photo = await pictureFile(4_250, 4_000, (x, y) => [(x * y) % 251, (x * 7 + y) % 256, (y * 3) % 241])
  return () => worker.terminate()
})

afterEach(async () => {
  const root = await navigator.storage.getDirectory()
  for (const name of [cacheName, 'unfinished-results']) {
    await root.removeEntry(name, { recursive: true }).catch(() => {})
  }
})

const partsOnDisk = (file: FilePieces) => file.filter((piece) => piece instanceof Blob)

async function namesOfParts(): Promise<string[]> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle('unfinished-results', { create: true })
  const names: string[] = []
  for await (const name of folder.keys()) names.push(name)
  return names
}

// First, because a page looks for them once.
test('the parts of a closed tab are removed when they are a day old', async () => {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle('unfinished-results', { create: true })
  await folder.getFileHandle('part of a closed tab', { create: true })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
  await spill([])
  vi.useRealTimers()
  expect(await namesOfParts()).toEqual([])
})

test('most of a large result is on disk before it is complete, and its parts are removed once it is cached', async () => {
  const enhancement = await enhancer.enhance(photo, capacity)
  const { file } = enhancement
  expect(partsOnDisk(file).length).toBeGreaterThan(0)
  expect(sizeOf(partsOnDisk(file))).toBeGreaterThan(sizeOf(file) / 2)
  expect(await namesOfParts()).toHaveLength(partsOnDisk(file).length)

  // A page has no synchronous file access, so there the whole result stays in memory.
  const inMemory = await enhance(photo, { capacity, helpers: [], sendHeartbeat: () => {} })
  expect(partsOnDisk(inMemory.file)).toEqual([])
  const expected = await photoKey(fileOf(inMemory))
  expect(await photoKey(fileOf(enhancement))).toBe(expected)

  const [cache, key] = [createResultCache(cacheName), `${currentKeys}large`]
  expect(await cache.add(key, file)).toBeNull()
  expect(await photoKey((await cache.find(key)) ?? new Blob())).toBe(expected)
  await expect.poll(namesOfParts).toEqual([])
})

test('a small result stays in memory', async () => {
  const { file } = await enhancer.enhance(
    await pictureFile(2_000, 1_500, (x, y) => [(x * y) % 251, x % 256, y % 256]),
    capacity,
  )
  expect(partsOnDisk(file)).toEqual([])
})
