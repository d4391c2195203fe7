import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  beginSession,
  cancelExport,
  chooseFiles,
  clearList,
  continueKept,
  discardKept,
  download,
  enhanceAll,
  exportAll,
  readPictures,
  remove,
  resume,
  takeOver,
} from '@/features/enhancement/on-device/actions'
import { enhancePhoto, readResult } from '@/features/enhancement/on-device/engine/enhance-once'
import type { Enhanced, LocalItem } from '@/features/enhancement/on-device/photo'
import { localStore } from '@/features/enhancement/on-device/state'
import { createKeptBatch, type KeptPhoto } from '@/features/enhancement/on-device/storage/kept-batch'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { outOfStorage } from '@/features/enhancement/on-device/storage/storage-full'
import { abortable } from '@/lib/abortable'
import { LoadError } from '@/lib/fetch-file'
import { showToast } from '@/ui/toast'
import { engineVersion } from '~/workers/enhancer/protocol'
import { pictureFile } from './pictures'

vi.mock('@/ui/toast', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })

/**
 * The local tool without its views. Photographs are enhanced to a few letters, and are as large as a test
 * says.
 */

const items = () => localStore.state.batch.items
const phase = () => localStore.state.batch.phase
const statuses = () => items().map(({ status }) => status)
const first = () => items()[0] as LocalItem
const toasts = () => vi.mocked(showToast).mock.calls.map(([{ kind, message }]) => `${kind}: ${message}`)

const photo = (name: string) => new File([`photo ${name}`], name, { type: 'image/jpeg', lastModified: 0 })
const choose = (...names: string[]) => chooseFiles(names.map(photo))

/** A result that the browser doesn't keep. */
function unkept(bytes: number) {
  const file = Object.defineProperty(new Blob(['enhanced']), 'size', { value: bytes })
  return { bytes, key: `${Math.random()}`, uncached: file }
}

const megabyte = 1024 ** 2

async function enhance(...names: string[]) {
  await choose(...names)
  enhanceAll()
  await expect.poll(phase).toBe('idle')
  vi.mocked(showToast).mockClear()
}

const kept = createKeptBatch()
const key = `${engineVersion}-kept.png`
const record = (id: string, changes: Partial<KeptPhoto> = {}): KeptPhoto => ({
  ...{ id, name: `${id}.jpg`, size: 11, type: 'image/jpeg', lastModified: 0 },
  ...{ status: 'pending', error: null, reason: null, key: null },
  ...changes,
})

/** Whether the browser would ask before the page is left. */
function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const isElsewhere = () => localStore.state.isOpenElsewhere

/** Plays another tab that takes the tool over. */
async function openElsewhere() {
  navigator.locks.request('enhancement-batch', { steal: true }, () => new Promise(() => {})).catch(() => {})
  await expect.poll(isElsewhere).toBe(true)
}

async function takeBack() {
  takeOver()
  await expect.poll(isElsewhere).toBe(false)
}

beforeEach(() => {
  vi.mocked(showToast).mockReset()
  vi.mocked(readResult).mockReset()
  vi.mocked(enhancePhoto).mockImplementation(async () => unkept(megabyte))
  beginSession()
})

afterEach(async () => {
  if (isElsewhere()) await takeBack()
  await discardKept()
  clearList()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a batch', () => {
  test('is announced when it begins and when it has ended', async () => {
    const said: string[] = []
    const { unsubscribe } = localStore.subscribe(({ announcement }) => void said.push(announcement))
    await enhance('1.jpg', '2.jpg')
    unsubscribe()
    expect(said).toContain('Enhancing images, 2 left')
    expect(said.at(-1)).toBe('2 of 2 images are enhanced')
  })

  test('pauses when memory is full, and goes on once what it holds has been saved', async () => {
    vi.mocked(enhancePhoto).mockImplementation(async () => unkept(300 * megabyte))
    await choose('1.jpg', '2.jpg', '3.jpg', '4.jpg')
    enhanceAll()
    await expect.poll(phase).toBe('paused')
    expect(statuses()).toEqual(['completed', 'completed', 'pending', 'pending'])
    resume()
    expect(phase()).toBe('paused')
    expect(toasts().at(-1)).toContain(
      '0 of 2 are kept. It can hold no more. Save what’s done, then press Resume.',
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await download(first())
    resume()
    await expect.poll(phase).toBe('paused')
    // The saved one's bytes are gone, and its row is still there.
    expect(statuses()).toEqual(['completed', 'completed', 'completed', 'pending'])
    expect(items().map(({ result }) => result !== null)).toEqual([false, true, true, false])
  })

  test.each([
    ['the device is full', new DOMException('Full', 'QuotaExceededError')],
    ['a part of the site is missing', new LoadError()],
  ])('pauses at the first photograph when %s', async (_, cause) => {
    vi.mocked(enhancePhoto).mockRejectedValue(cause)
    await choose('1.jpg', '2.jpg', '3.jpg')
    enhanceAll()
    await expect.poll(phase).toBe('paused')
    expect(statuses()).toEqual(['failed', 'pending', 'pending'])
    vi.mocked(enhancePhoto).mockResolvedValue(unkept(megabyte))
    resume()
    await expect.poll(phase).toBe('idle')
    expect(statuses()).toEqual(['failed', 'completed', 'completed'])
  })

  test('is kept photograph by photograph, in case its page ends in the middle', async () => {
    const second = Promise.withResolvers<Enhanced>()
    vi.mocked(enhancePhoto).mockReturnValue(second.promise)
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 1, key: 'kept', uncached: null })
    await choose('1.jpg', '2.jpg')
    enhanceAll()
    const states = async () => (await kept.load(1_000)).photos.map(({ status }) => status)
    await expect.poll(states).toEqual(['completed', 'pending'])
    expect(phase()).toBe('running')
    second.resolve(unkept(1))
  })

  test('shows its progress in the tab and keeps the screen on until it ends', async () => {
    document.title = 'Photos'
    const release = vi.fn(async () => {})
    const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({ release } as never)
    const second = Promise.withResolvers<Enhanced>()
    vi.mocked(enhancePhoto).mockReturnValue(second.promise)
    vi.mocked(enhancePhoto).mockResolvedValueOnce(unkept(1))
    await choose('1.jpg', '2.jpg')
    enhanceAll()
    await expect.poll(() => document.title).toBe('(50%) Photos')
    // Another page is shown.
    document.title = 'About'
    await expect.poll(() => document.title).toBe('(50%) About')
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0])
    second.resolve(unkept(1))
    await expect.poll(() => document.title).toBe('About')
    await expect.poll(() => release.mock.calls.length).toBe(1)
    expect(request).toHaveBeenCalledOnce()
  })

  test('of no images says what to do first, and nothing else', () => {
    enhanceAll()
    expect(toasts()).toEqual(['error: Please select images first'])
  })

  test('that has enhanced nothing was no success', async () => {
    vi.mocked(enhancePhoto).mockRejectedValue(new Error('Failed to load image'))
    await choose('1.jpg')
    enhanceAll()
    await expect.poll(toasts).toContain('error: Enhanced 0 of 1 images')
  })
})

describe('the kept batch of an earlier visit', () => {
  beforeEach(async () => {
    await resultStore.write(key, '1.jpg', new Blob(['enhanced']))
    const completed = { status: 'completed', isSaved: true } as const
    await kept.add([
      record('1', { ...completed, key, folder: 'July' }),
      record('2', { ...completed, key: 'gone' }),
      record('3'),
      record('4'),
    ])
    // The page was left before the last one was copied.
    for (const id of ['1', '2', '3']) await kept.addCopy(id, new Blob([`copy of ${id}`]))
    await openElsewhere()
    await takeBack()
  })

  test('is offered', async () => {
    expect(localStore.state.resumable).toEqual({ total: 3, completed: 2, failed: 0, left: 1, lost: 1 })
    await discardKept()
    expect(await kept.load(1_000)).toEqual({ photos: [], lost: [] })
    expect((await resultStore.sizes()).size).toBe(0)
  })

  test('comes before what is chosen, once, with the results that are still there', async () => {
    await choose('3.jpg', '4.jpg')
    expect(items().map(({ originalFile }) => originalFile.name)).toEqual(['1.jpg', '2.jpg', '3.jpg', '4.jpg'])
    expect(statuses()).toEqual(['completed', 'pending', 'pending', 'pending'])
    expect(items().map(({ isExported }) => isExported)).toEqual([true, false, false, false])
    expect(first().originalFile.folder).toBe('July')
    expect(await (await first().originalFile.read()).text()).toBe('copy of 1')
    expect(await (await readResult(first().result as Enhanced)).text()).toBe('enhanced')
  })
})

describe('the tool in another tab', () => {
  const names = () => items().map(({ originalFile }) => originalFile.name)

  test('stops the batch here, has what is kept, and gives it back', async () => {
    vi.mocked(enhancePhoto).mockImplementation((_, signal) => abortable(new Promise(() => {}), signal))
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key, uncached: null })
    await resultStore.write(key, '1.jpg', new Blob(['enhanced']))
    await choose('1.jpg', '2.jpg', '3.jpg')
    await expect.poll(() => localStore.state.isCopying).toBe(false)
    enhanceAll()
    await expect.poll(statuses).toEqual(['completed', 'processing', 'pending'])
    await openElsewhere()
    expect([names(), phase(), isAsked()]).toEqual([[], 'idle', false])
    await takeBack()
    expect(localStore.state.resumable).toMatchObject({ total: 3, completed: 1, left: 2, lost: 0 })
    vi.mocked(enhancePhoto).mockImplementation(async () => unkept(1))
    await continueKept()
    await expect.poll(statuses).toEqual(['completed', 'completed', 'completed'])
    expect(await (await readResult(first().result as Enhanced)).text()).toBe('enhanced')
  })

  test('leaves here what could not be kept', async () => {
    await enhance('1.jpg')
    await expect.poll(() => localStore.state.isCopying).toBe(false)
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      name,
    ) {
      if (value instanceof Blob) throw new DOMException('', 'QuotaExceededError')
      return put.call(this, value, name)
    })
    await choose('2.jpg')
    await expect.poll(() => localStore.state.uncopied).toBe(1)
    await openElsewhere()
    expect([names(), statuses()]).toEqual([
      ['1.jpg', '2.jpg'],
      ['completed', 'pending'],
    ])
    expect(isAsked()).toBe(true)
  })
})

test('results leave the device with their photos, and all of them with the list', async () => {
  const stored = async () => [...(await resultStore.sizes()).keys()]
  for (const name of ['1', '2', 'left over']) await resultStore.write(name, name, new Blob(['enhanced']))
  for (const key of ['1', '2', '2'])
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key, uncached: null })
  await enhance('1.jpg', '2.jpg', '2 again.jpg')
  remove(items()[2]?.id ?? '')
  remove(first().id)
  await expect.poll(stored).toEqual(['2', 'left over'])
  clearList()
  await expect.poll(stored).toEqual([])
})

describe('saving', () => {
  let chosen: PromiseWithResolvers<never>

  beforeEach(async () => {
    chosen = Promise.withResolvers()
    vi.stubGlobal('showSaveFilePicker', () => chosen.promise)
    await enhance('1.jpg', '2.jpg')
  })

  const closed = new DOMException('Closed', 'AbortError')
  const folder = () => navigator.storage.getDirectory()

  test('is asked about when the page is left, and says nothing when no file is chosen', async () => {
    clearList()
    vi.mocked(enhancePhoto).mockImplementation(async () => ({ bytes: 1, key: 'kept', uncached: null }))
    await enhance('kept.jpg')
    await expect.poll(isAsked).toBe(false)
    const saving = exportAll()
    expect(isAsked()).toBe(true)
    chosen.reject(closed)
    await saving
    expect(toasts()).toEqual([])
    expect(items().some(({ isExported }) => isExported)).toBe(false)
    expect(isAsked()).toBe(false)
  })

  test('counts as saved what was there when it began, and is in the file', async () => {
    const saving = exportAll()
    await enhance('3.jpg')
    chosen.resolve((await (await folder()).getFileHandle('saved.zip', { create: true })) as never)
    await saving
    expect(toasts()).toEqual(['success: 2 images saved in one zip file'])
    expect(items().map(({ isExported }) => isExported)).toEqual([true, true, false])
    const zip = await (await (await folder()).getFileHandle('saved.zip')).getFile()
    const content = await zip.text()
    expect(content).toContain('enhanced-2.png')
    expect(content).not.toContain('enhanced-3.png')
    await (await folder()).removeEntry('saved.zip')
  })

  test('can be stopped, and says so', async () => {
    const reading = Promise.withResolvers<void>()
    vi.mocked(readResult).mockImplementation(() => {
      reading.resolve()
      return new Promise(() => {})
    })
    chosen.resolve((await (await folder()).getFileHandle('stopped.zip', { create: true })) as never)
    const saving = exportAll()
    await reading.promise
    cancelExport()
    await saving
    expect(toasts()).toEqual(['success: Stopped. Nothing was saved'])
    expect(items().some(({ isExported }) => isExported)).toBe(false)
    const isThere = async () => (await folder()).getFileHandle('stopped.zip').catch(() => undefined)
    await expect.poll(isThere).toBeUndefined()
  })

  test('leaves out a result that is gone, names it, and makes its photograph pending', async () => {
    vi.mocked(readResult).mockImplementation(async (result) => {
      if (result === first().result) throw new DOMException('Gone', 'NotFoundError')
      return new Blob(['enhanced'])
    })
    chosen.resolve((await (await folder()).getFileHandle('part.zip', { create: true })) as never)
    await exportAll()
    expect(toasts().at(-1)).toBe('error: No longer on this device: 1.jpg. Enhance All makes them again.')
    expect(statuses()).toEqual(['pending', 'completed'])
    expect(items()[1]?.isExported).toBe(true)
    await (await folder()).removeEntry('part.zip')
  })
})

describe('a finished photograph', () => {
  const { signal } = new AbortController()

  beforeEach(() => enhance('1.jpg'))

  test('is shown alone when its original is gone, and stays finished', async () => {
    const original = {
      ...first().originalFile,
      read: () => Promise.reject(new DOMException('', 'NotFoundError')),
    }
    const pictures = await readPictures({ ...first(), originalFile: original }, signal)
    expect(pictures?.problem).toBe('The original can’t be read any more. The enhanced photo is fine.')
    expect(await pictures?.after.text()).toBe('enhanced')
    expect(statuses()).toEqual(['completed'])
  })

  test('is pending again only when its result is gone', async () => {
    vi.mocked(readResult).mockRejectedValueOnce(new DOMException('', 'TimeoutError'))
    expect(await readPictures(first(), signal)).toBeUndefined()
    vi.mocked(readResult).mockRejectedValueOnce(new LoadError())
    await download(first())
    expect(toasts().at(-1)).toContain('A part of this page could not be loaded')
    expect(statuses()).toEqual(['completed'])
    vi.mocked(readResult).mockRejectedValueOnce(new DOMException('', 'NotFoundError'))
    await download(first())
    expect(statuses()).toEqual(['pending'])
  })
})

/** Chooses a picture that is really enhanced. */
async function choosePicture(shade: number) {
  const file = await pictureFile(20, 20, () => [shade, 150, 100])
  await chooseFiles([new File([file], `${shade}.png`, file)])
}

test('a result that this browser can hold nowhere says that the device is full', async () => {
  vi.mocked(enhancePhoto).mockReset()
  vi.spyOn(resultStore, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  const { slice } = Blob.prototype
  vi.spyOn(Blob.prototype, 'slice').mockImplementation(function (this: Blob, ...given) {
    const part = slice.apply(this, given)
    if (given[0] === -1) part.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    return part
  })
  await choosePicture(3)
  enhanceAll()
  await expect.poll(() => first().reason, { timeout: 60_000 }).toBe(outOfStorage)
})
