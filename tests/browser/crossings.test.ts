import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { zipNameOf } from '@/features/enhancement/export/zip-name'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto } from '@/features/enhancement/on-device/engine/enhance-once'
import { allItems } from '@/features/enhancement/on-device/library'
import { idsOf, type LocalItem } from '@/features/enhancement/on-device/photo'
import { localStore } from '@/features/enhancement/on-device/state'
import { withJpegs } from '@/features/enhancement/on-device/storage/library-difference'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { readResult } from '@/features/enhancement/on-device/storage/store-result'
import {
  batch,
  byPress,
  choose,
  enhance,
  isLoaded,
  items,
  kept,
  openElsewhere,
  ownLocalTool,
  phase,
  strict,
  takeBack,
  toasts,
} from './on-device-tool'
import { pictureFile } from './pictures'

vi.mock('@/ui/lazy-toasts', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })
vi.mock('@/features/enhancement/on-device/storage/store-result', { spy: true })

// Each long job, crossed with all that may happen while it's at work. Whatever it is: the job's end is noted where it
// began, nobody hears words of loss about what wasn't lost, and storage holds what photos refer to, and no more.

ownLocalTool()

const { readResult: readAtOnce } = await vi.importActual<
  typeof import('@/features/enhancement/on-device/storage/store-result')
>('@/features/enhancement/on-device/storage/store-result')
const png = await pictureFile(20, 30, () => [200, 150, 100])

/** What the job waits for, until the test lets it go on. */
let gate: PromiseWithResolvers<void>
/** The batch that the job is of, and the other one. */
let one: string
let other: string

const enhanced = async ({ id, originalFile }: LocalItem) => {
  const key = `of ${id}`
  const isStored = await resultStore.write(key, { name: originalFile.name, photo: id }, png).then(
    () => true,
    () => false,
  )
  return { bytes: png.size, key, unkept: isStored ? null : png }
}

beforeEach(async () => {
  vi.mocked(enhancePhoto).mockImplementation(enhanced)
  await enhance('b1.jpg', 'b2.jpg')
  other = batch().id
  tool.newBatch()
  await enhance('a1.jpg', 'a2.jpg')
  one = batch().id
  gate = Promise.withResolvers()
  vi.mocked(readResult).mockImplementation(async (result) => {
    await gate.promise
    return readAtOnce(result)
  })
})

afterEach(async () => {
  gate.resolve()
  tool.stopSharing()
  tool.chooseFileType('png')
  const folder = await navigator.storage.getDirectory()
  for (const mark of ['', 'JPEG']) await folder.removeEntry(zipNameOf([], { mark })).catch(() => {})
})

const photosOf = (id: string) => localStore.state.library.batches.get(id)?.items ?? []
/** Each photo in one letter: pending, processing, completed, saved or failed; with a number if it's rotated. */
const signs = (id: string) =>
  photosOf(id)
    .map(({ status, isExported, result }) => {
      const turned = result?.rotation?.inFile
      return (isExported ? 's' : (status[0] ?? '')) + (turned ? `${turned}` : '')
    })
    .join('')
const savedAs = (id: string) => localStore.state.library.batches.get(id)?.saves.map(({ as }) => as) ?? []

interface Job {
  /** Begins it in the first batch. It waits at the gate. */
  readonly begin: () => Promise<unknown>
  /** What is pressed once it is ready. */
  readonly press?: () => Promise<unknown>
  /** True once it's over. */
  readonly isOver: () => boolean | Promise<boolean>
}

const first = () => photosOf(one)[0]
const isReading = () => vi.mocked(readResult).mock.calls.length > 0
let end: 'none yet' | 'made' | 'not made'
let saving: Promise<void> | undefined

const jobs: Record<string, Job> = {
  'saving a zip': {
    begin() {
      saving = byPress(tool.saveAll)
      return expect.poll(isReading).toBe(true)
    },
    isOver: () => saving?.then(() => true) ?? true,
  },
  sharing: {
    begin() {
      tool.chooseFileType('jpeg')
      void byPress(tool.shareAll)
      return expect.poll(isReading).toBe(true)
    },
    async press() {
      await expect.poll(() => localStore.state.sharing?.isReady !== false).toBe(true)
      if (localStore.state.sharing) await byPress(tool.shareGroup)
    },
    isOver: () => localStore.state.sharing === null,
  },
  joining: {
    begin() {
      end = 'none yet'
      const [before, after] = photosOf(one) as [LocalItem, LocalItem]
      tool.joinResults(before, after).then(
        () => (end = 'made'),
        () => (end = 'not made'),
      )
      return expect.poll(isReading).toBe(true)
    },
    isOver: () => end !== 'none yet',
  },
  rotating: {
    begin() {
      tool.rotateResult(first() as LocalItem)
      return expect.poll(isReading).toBe(true)
    },
    isOver: () => photosOf(one).every(({ result }) => result?.rotation?.inFile === result?.rotation?.wanted),
  },
  'JPEGs ahead': {
    async begin() {
      tool.chooseFileType('jpeg')
      await choose('a3.jpg')
      tool.enhanceAll()
      await expect.poll(isReading).toBe(true)
      await expect.poll(phase).toBe('idle')
    },
    isOver: () => true,
  },
  enhancing: {
    async begin() {
      vi.mocked(enhancePhoto).mockImplementation(async (item, signal) => {
        await gate.promise
        signal.throwIfAborted()
        return enhanced(item)
      })
      await choose('a3.jpg')
      tool.enhanceAll()
      await expect.poll(() => signs(one)).toBe('ccp')
    },
    isOver: () =>
      localStore.state.isOpenElsewhere || photosOf(one).every(({ status }) => status === 'completed'),
  },
}

let mend = () => {}
const anotherTabTakesOver = async () => {
  await openElsewhere()
}
const events: Record<string, () => unknown> = {
  'the other batch is opened': () => tool.openBatch(other),
  'a new batch is begun': () => tool.newBatch(),
  'a photo of it is removed': () => tool.remove(first() as LocalItem),
  'a photo of it is rotated': () => tool.rotateResult(first() as LocalItem),
  'another tab takes over': anotherTabTakesOver,
  'the page is opened anew': async () => {
    await anotherTabTakesOver()
    await takeBack()
    await expect.poll(isLoaded).toBe(true)
  },
  'the device is full': () => {
    const { put } = IDBObjectStore.prototype
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    mend = () => {
      full.mockRestore()
      IDBObjectStore.prototype.put = put
    }
  },
}

/** What the photos of the batch are at the end, and as what the batch was saved. */
const outcomes: Record<string, readonly (readonly [event: string, signs: string, saves?: string])[]> = {
  'saving a zip': [
    ['the other batch is opened', 'ss', 'png'],
    ['a new batch is begun', 'ss', 'png'],
    ['a photo of it is removed', 's', 'png'],
    // It was read before the press.
    ['a photo of it is rotated', 'c1s', 'png'],
    ['another tab takes over', 'cc'],
    ['the page is opened anew', 'cc'],
    ['the device is full', 'ss', 'png'],
  ],
  sharing: [
    ['the other batch is opened', 'ss', 'jpeg'],
    ['a new batch is begun', 'ss', 'jpeg'],
    ['a photo of it is removed', 's', 'jpeg'],
    ['a photo of it is rotated', 'c1s', 'jpeg'],
    ['another tab takes over', 'cc'],
    ['the page is opened anew', 'cc'],
    ['the device is full', 'ss', 'jpeg'],
  ],
  joining: [
    ['the other batch is opened', 'cc'],
    ['a new batch is begun', 'cc'],
    ['a photo of it is removed', 'c'],
    ['a photo of it is rotated', 'c1c'],
    ['another tab takes over', 'cc'],
    ['the page is opened anew', 'cc'],
    ['the device is full', 'cc'],
  ],
  rotating: [
    ['the other batch is opened', 'c1c'],
    ['a new batch is begun', 'c1c'],
    ['a photo of it is removed', 'c'],
    ['a photo of it is rotated', 'c2c'],
    ['another tab takes over', 'c1c'],
    ['the page is opened anew', 'c1c'],
    ['the device is full', 'c1c'],
  ],
  'JPEGs ahead': [
    ['the other batch is opened', 'ccc'],
    ['a new batch is begun', 'ccc'],
    ['a photo of it is removed', 'cc'],
    ['a photo of it is rotated', 'c1cc'],
    ['another tab takes over', 'ccc'],
    ['the page is opened anew', 'ccc'],
    ['the device is full', 'ccc'],
  ],
  enhancing: [
    ['the other batch is opened', 'ccc'],
    ['a new batch is begun', 'ccc'],
    ['a photo of it is removed', 'cc'],
    ['a photo of it is rotated', 'c1cc'],
    ['another tab takes over', 'ccc'],
    ['the page is opened anew', 'ccc'],
    ['the device is full', 'ccc'],
  ],
}

/** What is stored, beside what the library refers to. */
async function expectStoredAsReferred() {
  const all = () => allItems(localStore.state.library)
  const keys = () => all().flatMap(({ result }) => (result && !result.unkept ? result.key : []))
  await expect
    .poll(async () => {
      const stored = new Set(await resultStore.keys())
      const used = withJpegs(keys())
      return {
        missing: keys().filter((key) => !stored.has(key)),
        left: [...stored].filter((key) => !used.has(key)),
      }
    })
    .toEqual({ missing: [], left: [] })
  await expect
    .poll(async () => {
      const { photos, copies, orphans, batches } = await kept.load()
      return [photos.map(({ id }) => id), [...copies].sort(), orphans, [...batches.keys()]]
    })
    .toEqual([
      idsOf(all()).toSorted(),
      idsOf(all()).toSorted(),
      [],
      [...localStore.state.library.batches.values()]
        .filter(({ saves }) => saves.length > 0)
        .map(({ id }) => id),
    ])
}

describe.each(Object.entries(outcomes))('%s, while', (name, crossings) => {
  const job = jobs[name] as Job

  test.each(crossings)('%s: its photos are %s', async (event, expected, saves) => {
    strict.answer = 'accept'
    await job.begin()
    await events[event ?? '']?.()
    gate.resolve()
    await job.press?.()
    await expect.poll(job.isOver).toBe(true)
    mend()
    mend = () => {}
    if (localStore.state.isOpenElsewhere) {
      await takeBack()
      await expect.poll(isLoaded).toBe(true)
    }
    await expect.poll(() => signs(one)).toBe(expected)
    expect(savedAs(one)).toEqual(saves ? [saves] : [])
    expect([signs(other), savedAs(other)], 'the other batch has nothing to do with it').toEqual(['cc', []])
    expect(toasts().filter((words) => words.includes('No longer on this device'))).toEqual([])
    // Room has come since: another photo is chosen and removed.
    if (event === 'the device is full') {
      await choose('room.jpg')
      await expect.poll(() => localStore.state.isCopying).toBe(false)
      tool.remove(items().at(-1) as LocalItem)
    }
    await expectStoredAsReferred()
  })
})
