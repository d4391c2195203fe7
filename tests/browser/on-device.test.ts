import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { zipNameOf } from '@/features/enhancement/export/zip'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto, readResult } from '@/features/enhancement/on-device/engine/enhance-once'
import type { Enhanced, LocalItem } from '@/features/enhancement/on-device/photo'
import { localStore } from '@/features/enhancement/on-device/state'
import { createKeptBatch, type KeptPhoto } from '@/features/enhancement/on-device/storage/batch-database'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { outOfStorage } from '@/features/enhancement/on-device/storage/storage-full'
import { LoadError } from '@/lib/fetch-file'
import { showToast } from '@/ui/toast'
import { engineVersion } from '~/workers/enhancer/protocol'
import { installStrictBrowser } from '../fixtures/strict-browser'
import { refuseBlobs } from './databases'
import { pictureFile } from './pictures'

vi.mock('@/ui/toast', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })

/**
 * The local tool without its views. Photos are enhanced to a few letters, and are as large as a test
 * says.
 */

const items = () => localStore.state.batch.items
const phase = () => localStore.state.batch.phase
const statuses = () => items().map(({ status }) => status)
const first = () => items()[0] as LocalItem
const toasts = () => vi.mocked(showToast).mock.calls.map(([{ kind, message }]) => `${kind}: ${message}`)

const photo = (name: string) => new File([`photo ${name}`], name, { type: 'image/jpeg', lastModified: 0 })
const choose = (...names: string[]) => tool.chooseFiles(names.map(photo))

/** A result that the browser doesn't keep. */
function unkept(bytes: number) {
  const file = Object.defineProperty(new Blob(['enhanced']), 'size', { value: bytes })
  return { bytes, key: `${Math.random()}`, unkept: file }
}

const megabyte = 1024 ** 2

async function enhance(...names: string[]) {
  await choose(...names)
  tool.enhanceAll()
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

/** True if the browser would ask before the page is left. */
function isAsked(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

const strict = installStrictBrowser({ pressLasts: 0 })

function byPress(act: () => Promise<void>): Promise<void> {
  strict.press()
  return act()
}

const isElsewhere = () => localStore.state.isOpenElsewhere

/** Plays another tab that takes the tool over. */
async function openElsewhere() {
  navigator.locks.request('enhancement-batch', { steal: true }, () => new Promise(() => {})).catch(() => {})
  await expect.poll(isElsewhere).toBe(true)
}

async function takeBack() {
  tool.takeOver()
  await expect.poll(isElsewhere).toBe(false)
}

beforeEach(() => {
  vi.mocked(showToast).mockReset()
  vi.mocked(readResult).mockReset()
  strict.answer = 'accept'
  vi.mocked(enhancePhoto).mockImplementation(async () => unkept(megabyte))
  tool.startEffects()
})

afterEach(async () => {
  if (isElsewhere()) await takeBack()
  await tool.dropKept()
  tool.startOver()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a batch', () => {
  test('pauses when memory is full, and goes on once what it holds has been saved', async () => {
    vi.mocked(enhancePhoto).mockImplementation(async () => unkept(300 * megabyte))
    await choose('1.jpg', '2.jpg', '3.jpg', '4.jpg')
    tool.enhanceAll()
    await expect.poll(phase).toBe('paused')
    expect(statuses()).toEqual(['completed', 'completed', 'pending', 'pending'])
    tool.resume()
    expect(phase()).toBe('paused')
    expect(toasts().at(-1)).toContain(
      '0 of 2 are kept. It can hold no more. Save what’s done, then press Resume.',
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await tool.download(first())
    tool.resume()
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
    tool.enhanceAll()
    await expect.poll(phase).toBe('paused')
    expect(statuses()).toEqual(['failed', 'pending', 'pending'])
    vi.mocked(enhancePhoto).mockResolvedValue(unkept(megabyte))
    tool.resume()
    await expect.poll(phase).toBe('idle')
    expect(statuses()).toEqual(['completed', 'completed', 'completed'])
  })

  test('shows its progress in the tab and keeps the screen on until it ends', async () => {
    document.title = 'Photos'
    const release = vi.fn(async () => {})
    const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({ release } as never)
    const second = Promise.withResolvers<Enhanced>()
    vi.mocked(enhancePhoto).mockReturnValue(second.promise)
    vi.mocked(enhancePhoto).mockResolvedValueOnce(unkept(1))
    await choose('1.jpg', '2.jpg')
    tool.enhanceAll()
    await expect.poll(() => document.title).toBe('(50%) Photos')
    // Another page is shown.
    document.title = 'About'
    await expect.poll(() => document.title).toBe('(50%) About')
    // The browser lets go of the screen while the page is hidden.
    document.dispatchEvent(new Event('visibilitychange'))
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 0])
    second.resolve(unkept(1))
    await expect.poll(() => document.title).toBe('About')
    await expect.poll(() => release.mock.calls.length).toBe(1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(request).toHaveBeenCalledTimes(2)
  })

  test('of no images says what to do first, and of other files which ones it takes', async () => {
    tool.enhanceAll()
    expect(toasts()).toEqual(['error: Please select images first'])
    await tool.chooseFiles([new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })])
    expect(toasts().at(-1)).toBe('error: Please select image files (jpg, png, webp)')
    expect(items()).toEqual([])
  })

  test('that has enhanced nothing was no success', async () => {
    vi.mocked(enhancePhoto).mockRejectedValue(new Error('Failed to load image'))
    await choose('1.jpg')
    tool.enhanceAll()
    await expect.poll(toasts).toContain('error: Enhanced 0 of 1 image')
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

  test('is offered, and leaves the device when it is dropped', async () => {
    expect(localStore.state.restorable?.items.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(localStore.state.restorable?.lost).toEqual(['4'])
    await tool.dropKept()
    expect(await kept.load(1_000)).toEqual({ photos: [], lost: [] })
    expect((await resultStore.sizes()).size).toBe(0)
  })

  test('joins a new list when it is continued, each photo once, with the results that are still there', async () => {
    const names = () => items().map(({ originalFile }) => originalFile.name)
    await choose('3.jpg', '4.jpg')
    expect(names()).toEqual(['3.jpg', '4.jpg'])
    tool.continueKept()
    expect(names()).toEqual(['3.jpg', '4.jpg', '1.jpg', '2.jpg'])
    const [, , one, two] = items() as [LocalItem, LocalItem, LocalItem, LocalItem]
    // The second was saved, so that its lost result is no loss.
    for (const { status, isExported } of [one, two]) expect([status, isExported]).toEqual(['completed', true])
    expect(one.originalFile.folder).toBe('July')
    expect(await (await one.originalFile.read()).text()).toBe('copy of 1')
    expect(await (await readResult(one.result as Enhanced)).text()).toBe('enhanced')
  })
})

test('the tool in another tab leaves here what could not be kept', async () => {
  await enhance('1.jpg')
  await expect.poll(() => localStore.state.isCopying).toBe(false)
  refuseBlobs()
  await choose('2.jpg')
  await expect.poll(() => localStore.state.uncopied).toBe(1)
  await openElsewhere()
  expect([items().map(({ originalFile }) => originalFile.name), statuses()]).toEqual([
    ['1.jpg', '2.jpg'],
    ['completed', 'pending'],
  ])
  expect(isAsked()).toBe(true)
})

test('results leave the device with their photos, and all of them with the list', async () => {
  const stored = async () => [...(await resultStore.sizes()).keys()]
  for (const name of ['1', '2', 'left over']) await resultStore.write(name, name, new Blob(['enhanced']))
  for (const key of ['1', '2', '2'])
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key, unkept: null })
  await enhance('1.jpg', '2.jpg', '2 again.jpg')
  tool.remove(items()[2]?.id ?? '')
  tool.remove(first().id)
  await expect.poll(stored).toEqual(['2', 'left over'])
  tool.startOver()
  await expect.poll(stored).toEqual([])
})

test('an earlier batch of which people have everything is not offered, and leaves the device', async () => {
  await resultStore.write(key, '1.jpg', new Blob(['enhanced']))
  await kept.add([record('1', { status: 'completed', isSaved: true, key })])
  await openElsewhere()
  await takeBack()
  expect(localStore.state.restorable).toBeNull()
  await expect.poll(() => kept.load(1_000)).toEqual({ photos: [], lost: [] })
  await expect.poll(async () => (await resultStore.sizes()).size).toBe(0)
})

describe('saving', () => {
  let answer: PromiseWithResolvers<'accept' | 'dismiss'>

  beforeEach(async () => {
    answer = Promise.withResolvers()
    strict.answer = answer.promise
    await enhance('1.jpg', '2.jpg')
  })

  const folder = () => navigator.storage.getDirectory()
  const zipName = zipNameOf([], '')

  test('is asked about when the page is left, and says nothing when no file is chosen', async () => {
    tool.startOver()
    vi.mocked(enhancePhoto).mockImplementation(async () => ({ bytes: 1, key: 'kept', unkept: null }))
    await enhance('kept.jpg', 'too.jpg')
    await expect.poll(isAsked).toBe(false)
    const saving = byPress(tool.saveAll)
    expect(isAsked()).toBe(true)
    answer.resolve('dismiss')
    await saving
    expect(toasts()).toEqual([])
    expect(items().some(({ isExported }) => isExported)).toBe(false)
    expect(isAsked()).toBe(false)
  })

  test('counts as saved what was there when it began, and is in the file', async () => {
    const saving = byPress(tool.saveAll)
    expect(localStore.state.saving).toEqual({ written: 0, total: 2 })
    await enhance('3.jpg')
    answer.resolve('accept')
    await saving
    expect(toasts()).toEqual(['success: 2 photos saved in one zip file'])
    expect(items().map(({ isExported }) => isExported)).toEqual([true, true, false])
    const zip = await (await (await folder()).getFileHandle(zipName)).getFile()
    const content = await zip.text()
    expect(content).toContain('enhanced-2.png')
    expect(content).not.toContain('enhanced-3.png')
    await (await folder()).removeEntry(zipName)
    // One photo is left, so it comes as it is.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await byPress(tool.saveAll)
    expect(toasts().at(-1)).toBe('success: Enhanced image downloaded!')
    expect(items().every(({ isExported }) => isExported)).toBe(true)
    // Nothing of it is kept, and nothing would be lost.
    expect(isAsked()).toBe(false)
  })

  test('can be stopped, and says so', async () => {
    const reading = Promise.withResolvers<void>()
    vi.mocked(readResult).mockImplementation(() => {
      reading.resolve()
      return new Promise(() => {})
    })
    answer.resolve('accept')
    const saving = byPress(tool.saveAll)
    await reading.promise
    tool.cancelExport()
    await saving
    expect(toasts()).toEqual(['success: Stopped. Nothing was saved'])
    expect(items().some(({ isExported }) => isExported)).toBe(false)
    const isThere = async () => (await folder()).getFileHandle(zipName).catch(() => undefined)
    await expect.poll(isThere).toBeUndefined()
  })

  test('leaves out a result that is gone, names it, and makes its photograph pending', async () => {
    vi.mocked(readResult).mockImplementation(async (result) => {
      if (result === first().result) throw new DOMException('Gone', 'NotFoundError')
      return new Blob(['enhanced'])
    })
    answer.resolve('accept')
    await byPress(tool.saveAll)
    expect(toasts().at(-1)).toBe('error: No longer on this device: 1.jpg. Enhance All makes them again.')
    expect(statuses()).toEqual(['pending', 'completed'])
    expect(items()[1]?.isExported).toBe(true)
    await (await folder()).removeEntry(zipName)
  })

  test('says what to do when the browser refuses the file', async () => {
    // Nobody has pressed anything.
    await tool.saveAll()
    expect(toasts()).toEqual([
      'error: The browser may not write that file. Save again under another name, or in another folder.',
    ])
  })
})

describe('sharing', () => {
  const names = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `enhanced-${from + index}.png`)
  const originals = (count: number) => names(1, count).map((name) => name.replace(/^enhanced-|png$/g, ''))
  const problem = () => localStore.state.sharing?.problem

  beforeEach(async () => {
    vi.mocked(readResult).mockImplementation(async () => new Blob(['enhanced'], { type: 'image/png' }))
    await enhance(...originals(12).map((name) => `${name}jpg`))
  })

  afterEach(() => {
    tool.stopSharing()
    strict.shared.length = 0
    strict.refusal = undefined
  })

  test.each([
    ['DataError', 'The app didn’t take the photos. Choose another one, or save them.'],
    ['NotAllowedError', 'The browser didn’t open its share sheet. Press Share again.'],
    ['InvalidStateError', 'Another share is still open. Finish it, then press Share again.'],
  ])('has words of its own for a %s', async (refusal, words) => {
    strict.refusal = refusal
    await byPress(tool.share)
    await byPress(tool.handOver)
    expect(problem()).toBe(words)
  })

  test('of a picture that is too large says so, and goes on with JPEGs', async () => {
    const picture = await pictureFile(20, 20, () => [200, 150, 100])
    const large = new Blob([picture, new Uint8Array(60 * megabyte)], { type: 'image/png' })
    vi.mocked(readResult).mockResolvedValueOnce(large)
    await byPress(() => tool.share([first()]))
    expect(problem()).toBe('enhanced-1.png (60 MB) is too large to share on this device.')
    vi.mocked(readResult).mockResolvedValueOnce(large)
    await byPress(tool.shareAsJpeg)
    expect(problem()).toBeNull()
    await byPress(tool.handOver)
    expect(strict.shared).toEqual([['enhanced-1.jpg']])
    tool.chooseFileType('png')
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
    const pictures = await tool.readPictures({ ...first(), originalFile: original }, signal)
    expect(pictures?.problem).toBe('The original can’t be read any more. The enhanced photo is fine.')
    expect(await pictures?.after.text()).toBe('enhanced')
    expect(statuses()).toEqual(['completed'])
  })

  test('is pending again only when its result is gone', async () => {
    vi.mocked(readResult).mockRejectedValueOnce(new DOMException('', 'TimeoutError'))
    expect(await tool.readPictures(first(), signal)).toBeUndefined()
    vi.mocked(readResult).mockRejectedValueOnce(new LoadError())
    await tool.download(first())
    expect(toasts().at(-1)).toContain('A part of this page could not be loaded')
    expect(statuses()).toEqual(['completed'])
    vi.mocked(readResult).mockRejectedValueOnce(new DOMException('', 'NotFoundError'))
    await tool.download(first())
    expect(statuses()).toEqual(['pending'])
  })
})

/** Chooses a picture that is really enhanced. */
async function choosePicture(shade: number) {
  const file = await pictureFile(20, 20, () => [shade, 150, 100])
  await tool.chooseFiles([new File([file], `${shade}.png`, file)])
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
  tool.enhanceAll()
  await expect.poll(() => first().reason, { timeout: 60_000 }).toBe(outOfStorage)
})
