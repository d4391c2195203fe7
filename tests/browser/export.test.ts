import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ExportOptions, share } from '@/features/enhancement/export/files'
import { fileFor } from '@/features/enhancement/export/with-export-worker'
import { exportZip } from '@/features/enhancement/export/zip'
import { pictureFile, pixelsOf } from './pictures'

const options = (changes: Partial<ExportOptions> = {}): ExportOptions => ({
  signal: new AbortController().signal,
  report: () => {},
  leftOut: () => {},
  ...changes,
})

describe('a result saved for the web', () => {
  test('is a JPEG, no larger than a screen, and looks the same', async () => {
    const picture = await pictureFile(2400, 600, () => [200, 100, 50])
    const file = await fileFor(true, async () => picture)
    expect(file.type).toBe('image/jpeg')
    const { width, height, data } = await pixelsOf(file)
    expect([width, height]).toEqual([1920, 480])
    for (const [channel, value] of [200, 100, 50].entries()) {
      expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThanOrEqual(4)
    }
  })
})

describe('a zip', () => {
  test('is written to the file that the user chooses', async () => {
    const folder = await navigator.storage.getDirectory()
    const target = await folder.getFileHandle('test.zip', { create: true })
    vi.stubGlobal('showSaveFilePicker', async () => target)
    await exportZip(
      [{ name: 'a.png', bytes: 1, read: async () => new Blob(['content of a.png']) }],
      options(),
    )
    vi.unstubAllGlobals()
    expect(await (await target.getFile()).text()).toContain('content of a.png')
    await folder.removeEntry('test.zip')
  })
})

describe('a zip in browsers without a file picker for saving', () => {
  let saved: { name: string; href: string }[]

  beforeEach(() => {
    saved = []
    vi.stubGlobal('showSaveFilePicker', undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href })
    })
  })

  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  /** Results that claim to be large. */
  const results = (...names: string[]) =>
    names.map((name) => ({
      name,
      bytes: 300 * 1024 ** 2,
      read: async () => new Blob([`content of ${name}`]),
    }))
  const contents = () => Promise.all(saved.map(async ({ href }) => (await fetch(href)).text()))

  test('is made in memory if it is small', async () => {
    expect(await exportZip(results('a.png'), options())).toBe(1)
    expect(saved.map(({ name }) => name)).toEqual(['enhanced-photos.zip'])
  })

  test('leaves out a result that is gone, and names it', async () => {
    const [first, second] = results('a.png', 'b.png')
    const gone = async () => {
      throw new DOMException('The result is gone', 'NotFoundError')
    }
    const leftOut: number[] = []
    const small = { bytes: 1 }
    const list = [
      { ...first, ...small, read: gone },
      { ...second, ...small },
    ] as Parameters<typeof exportZip>[0]
    expect(await exportZip(list, options({ leftOut: (index) => leftOut.push(index) }))).toBe(1)
    expect(leftOut).toEqual([0])
    const [zip] = await contents()
    expect(zip).not.toContain('a.png')
    expect(zip).toContain('content of b.png')
  })

  test.each([
    ['small', 1],
    ['large', 600 * 1024 ** 2],
  ])('that is %s is given up when it is cancelled', async (_, bytes) => {
    const stop = new AbortController()
    const begun = Promise.withResolvers<void>()
    const read = () => {
      begun.resolve()
      return new Promise<Blob>(() => {})
    }
    const hanging = ['a.png', 'b.png'].map((name) => ({ name, bytes, read }))
    const saving = exportZip(hanging, options({ signal: stop.signal }))
    await begun.promise
    stop.abort()
    await expect(saving).rejects.toThrow(stop.signal.reason)
    expect(saved).toEqual([])
  })

  test('in parts is given up between them', async () => {
    const stop = new AbortController()
    const report = (written: number) => written === 1 && stop.abort()
    const saving = exportZip(results('a.png', 'b.png'), options({ signal: stop.signal, report }))
    await expect(saving).rejects.toThrow(stop.signal.reason)
    expect(saved).toHaveLength(1)
  })

  test('is split if it is large', async () => {
    const written: number[] = []
    const report = (count: number) => written.push(count)
    expect(await exportZip(results('a.png', 'b.png'), options({ report }))).toBe(2)
    expect(written).toEqual([0, 1])
    expect(saved.map(({ name }) => name)).toEqual([
      'enhanced-photos-1-of-2.zip',
      'enhanced-photos-2-of-2.zip',
    ])
    const [first, second] = await contents()
    expect(first).toContain('content of a.png')
    expect(first).not.toContain('content of b.png')
    expect(second).toContain('content of b.png')
  })
})

test('sharing that is stopped meanwhile shares nothing', async () => {
  const shared = vi.fn()
  Object.assign(navigator, { share: shared })
  const result = { name: 'a.png', bytes: 1, read: async () => new Blob(['a']) }
  await expect(share([result], options({ signal: AbortSignal.abort() }))).rejects.toThrow()
  expect(shared).not.toHaveBeenCalled()
})
