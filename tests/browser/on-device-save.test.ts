import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { zipNameOf } from '@/features/enhancement/export/zip-name'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto } from '@/features/enhancement/on-device/engine/enhance-once'
import { localStore } from '@/features/enhancement/on-device/state'
import { readResult } from '@/features/enhancement/on-device/storage/store-result'
import { LoadError } from '@/lib/fetch-file'
import {
  batch,
  byPress,
  enhance,
  first,
  isAsked,
  items,
  megabyte,
  ownLocalTool,
  statuses,
  strict,
  toasts,
} from './on-device-tool'
import { pictureFile, pixelsOf } from './pictures'

vi.mock('@/ui/lazy-toasts', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })
vi.mock('@/features/enhancement/on-device/storage/store-result', { spy: true })

ownLocalTool()

describe('saving', () => {
  let answer: PromiseWithResolvers<'accept' | 'dismiss'>

  beforeEach(async () => {
    answer = Promise.withResolvers()
    strict.answer = answer.promise
    await enhance('1.jpg', '2.jpg')
  })

  const folder = () => navigator.storage.getDirectory()
  const zipName = zipNameOf([])

  test('is asked about when the page is left, and says nothing when no file is chosen', async () => {
    items().forEach(tool.remove)
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
    expect(batch().saving).toEqual({ written: 0, total: 2 })
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
    tool.stopSaving(batch().id)
    await saving
    expect(toasts()).toEqual(['success: Stopped. Nothing was saved'])
    expect(items().some(({ isExported }) => isExported)).toBe(false)
    const isThere = async () => (await folder()).getFileHandle(zipName).catch(() => undefined)
    await expect.poll(isThere).toBeUndefined()
  })

  test.each(['the share', 'the save'])(
    'and sharing have ends of their own: %s is given up',
    async (which) => {
      const reading = Promise.withResolvers<Blob>()
      vi.mocked(readResult).mockImplementation(() => reading.promise)
      tool.chooseFileType('jpeg')
      onTestFinished(() => tool.chooseFileType('png'))
      answer.resolve('accept')
      const saving = byPress(tool.saveAll)
      await expect.poll(() => vi.mocked(readResult).mock.calls.length).toBeGreaterThan(0)
      void tool.share([first()])
      if (which === 'the share') tool.stopSharing()
      else tool.stopSaving(batch().id)
      reading.resolve(await pictureFile(20, 20, () => [200, 150, 100]))
      await saving
      if (which === 'the share') {
        expect(toasts()).toEqual(['success: 2 photos saved in one zip file'])
        await (await folder()).removeEntry(zipNameOf([], { mark: 'JPEG' }))
      } else {
        expect(toasts()).toEqual(['success: Stopped. Nothing was saved'])
        await expect.poll(() => localStore.state.sharing).toMatchObject({ isReady: true, problem: null })
        tool.stopSharing()
      }
    },
  )

  test('leaves out a result that is gone, names it, and makes its photograph pending', async () => {
    vi.mocked(readResult).mockImplementation(async (result) => {
      if (result === first().result) throw new DOMException('Gone', 'NotFoundError')
      return new Blob(['enhanced'])
    })
    answer.resolve('accept')
    await byPress(tool.saveAll)
    expect(toasts()).toEqual([
      'success: 1 photo saved in one zip file',
      'error: No longer on this device: 1.jpg. Enhance All makes them again.',
    ])
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

test('of three zips the second fails: the first counts as saved, and the words say so', async () => {
  vi.stubGlobal('showSaveFilePicker', undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const file = new Blob(['enhanced'], { type: 'image/png' })
  vi.mocked(enhancePhoto).mockImplementation(async ({ id }) => ({
    // Each is a zip of its own.
    bytes: 400 * megabyte,
    key: `of ${id}`,
    unkept: file,
  }))
  await enhance('1.jpg', '2.jpg', '3.jpg')
  const second = items()[1]?.result?.key
  vi.mocked(readResult).mockImplementation(async ({ key }) => {
    if (key === second) throw new DOMException('', 'UnknownError')
    return file
  })
  await byPress(tool.saveAll)
  expect(items().map(({ isExported }) => isExported)).toEqual([true, false, false])
  expect(batch().saves.map(({ as }) => as)).toEqual(['png'])
  expect(toasts().at(-1)).toMatch(/^error: 1 photo saved, and then it failed\. We couldn’t save the photos\./)
})

test('a photo that is being rotated is exported once its file is', async () => {
  const png = await pictureFile(20, 30, () => [200, 150, 100])
  vi.mocked(enhancePhoto).mockImplementation(async () => ({
    bytes: png.size,
    key: 'upright',
    unkept: png,
  }))
  await enhance('1.jpg')
  const reading = Promise.withResolvers<Blob>()
  vi.mocked(readResult).mockImplementationOnce(() => reading.promise)
  tool.rotateResult(first())
  await expect.poll(() => vi.mocked(readResult).mock.calls.length).toBe(1)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const saved = vi.spyOn(URL, 'createObjectURL')
  const downloading = tool.download(first())
  reading.resolve(png)
  await downloading
  const { width, height } = await pixelsOf(saved.mock.lastCall?.[0] as Blob)
  expect([width, height]).toEqual([30, 20])
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
