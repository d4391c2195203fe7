import { proxy } from 'comlink'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fileFor, withExportWorker } from '@/features/enhancement/save/export-worker'
import { saveAsZip } from '@/features/enhancement/save/zip'
import { pictureFile, pixelsOf } from './pictures'

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

  test('is not enlarged', async () => {
    const picture = await pictureFile(40, 20, () => [0, 0, 0])
    expect((await pixelsOf(await fileFor(true, async () => picture))).width).toBe(40)
  })
})

describe('a zip', () => {
  const entries = (...names: string[]) =>
    proxy(async () => {
      const name = names.shift()
      return name === undefined ? null : { name, file: new Blob([`content of ${name}`]) }
    })

  test('contains every file under its name', async () => {
    const zip = await withExportWorker((surface) => surface.makeZip(entries('a.png', 'b.png')))
    const text = await zip.text()
    for (const words of ['a.png', 'b.png', 'content of a.png', 'content of b.png'])
      expect(text).toContain(words)
  })

  test('is written to the file that the user chooses', async () => {
    const folder = await navigator.storage.getDirectory()
    const target = await folder.getFileHandle('test.zip', { create: true })
    vi.stubGlobal('showSaveFilePicker', async () => target)
    await saveAsZip([{ name: 'a.png', bytes: 1, read: async () => new Blob(['content of a.png']) }], () => {})
    vi.unstubAllGlobals()
    expect(await (await target.getFile()).text()).toContain('content of a.png')
    await folder.removeEntry('test.zip')
  })

  test('fails when a file cannot be read', async () => {
    const next = proxy(async () => {
      throw new Error('The result is gone')
    })
    await expect(withExportWorker((surface) => surface.makeZip(next))).rejects.toThrow()
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
    const onDisk = vi.spyOn(navigator.storage, 'getDirectory')
    expect(await saveAsZip(results('a.png'), () => {})).toBe(1)
    expect(saved.map(({ name }) => name)).toEqual(['enhanced-photos.zip'])
    expect(onDisk).not.toHaveBeenCalled()
  })

  test('is made on disk if it is large', async () => {
    const written: number[] = []
    expect(await saveAsZip(results('a.png', 'b.png'), (count) => written.push(count))).toBe(1)
    expect(saved.map(({ name }) => name)).toEqual(['enhanced-photos.zip'])
    const [zip] = await contents()
    expect(zip).toContain('content of a.png')
    expect(zip).toContain('content of b.png')
    expect(written).toEqual([0, 1, 2])
    await (await navigator.storage.getDirectory()).removeEntry('enhanced-photos.zip')
  })

  test('is split if it is large and there is no room on disk', async () => {
    vi.spyOn(navigator.storage, 'getDirectory').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    expect(await saveAsZip(results('a.png', 'b.png'), () => {})).toBe(2)
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
