import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { exportLease } from '@/features/enhancement/export/export-lease'
import type { ExportOptions, Result } from '@/features/enhancement/export/results-to-export'
import { exportZip } from '@/features/enhancement/export/zip'
import { zipNameOf } from '@/features/enhancement/export/zip-name'
import { fileTypes } from '@/features/enhancement/on-device/exported-file-types'
import type { Lease } from '@/features/enhancement/worker-lease'
import { readExifDate, writeExifDate } from '~/workers/export/exif-date'
import type { ExportSurface } from '~/workers/export/protocol'
import { installFakeShareSheetAndPicker } from '../fixtures/fake-share-sheet-and-picker'
import { installLateBrowser, type Lateness } from '../fixtures/late-browser'
import { driveTimers } from '../fixtures/still-page'
import { nextWorker } from './dying-worker'
import { pictureFile, pixelsOf } from './pictures'

const options = (changes: Partial<ExportOptions<Result>> = {}): ExportOptions<Result> => ({
  signal: new AbortController().signal,
  report: () => {},
  leftOut: () => {},
  ...changes,
})

const lastModified = new Date(2026, 10, 27, 14, 30).getTime()

const stopped = 'The export stopped unexpectedly'

const leaseOf = (atOnce: number) => exportLease({ idle: 30_000, atOnce })
const pool = leaseOf(2)

const jpegOf = (picture: Blob, type: 'jpeg' | 'web', original?: Blob, by = pool) =>
  by.run((surface) => surface.makeJpeg(picture, fileTypes[type].jpeg, { original, lastModified }))

test('a JPEG says when its photo was taken, or else when the file is from', async () => {
  const picture = await pictureFile(20, 20, () => [200, 100, 50])
  const plain = await pictureFile(8, 8, () => [0, 0, 0], 'image/jpeg')
  const original = await writeExifDate(plain, { time: '2026:11:20 09:30:05' })
  for (const type of ['jpeg', 'web'] as const) {
    expect(await readExifDate(await jpegOf(picture, type, original))).toEqual({ time: '2026:11:20 09:30:05' })
    for (const unknown of [plain, undefined])
      expect((await readExifDate(await jpegOf(picture, type, unknown)))?.time).toBe('2026:11:27 14:30:00')
  }
})

test('a JPEG takes nothing of its photo along but the day', async () => {
  const picture = await pictureFile(20, 20, () => [200, 100, 50])
  const plain = await pictureFile(8, 8, () => [0, 0, 0], 'image/jpeg')
  const dated = await writeExifDate(plain, { time: '2026:11:20 09:30:05' })
  // The words stand at the end of the segment that has the day, as a place does behind other tags.
  const bytes = new Uint8Array(await dated.arrayBuffer())
  const place = new TextEncoder().encode('12 Elm Street')
  const length = new DataView(bytes.buffer).getUint16(4)
  new DataView(bytes.buffer).setUint16(4, length + place.length)
  const original = new Blob([bytes.subarray(0, 4 + length), place, bytes.subarray(4 + length)])
  expect(await readExifDate(original)).toEqual({ time: '2026:11:20 09:30:05' })
  const saved = [
    ...(await Promise.all((['jpeg', 'web'] as const).map((type) => jpegOf(picture, type, original)))),
    await pool.run((surface) => {
      const part = { png: picture, source: { original, lastModified } }
      return surface.joinPngs(part, part)
    }),
  ]
  for (const file of saved) {
    expect(await readExifDate(file)).toEqual({ time: '2026:11:20 09:30:05' })
    expect(new TextDecoder('latin1').decode(await file.arrayBuffer())).not.toContain('Elm Street')
  }
})

test.each([
  ['jpeg', [2400, 600]],
  ['web', [1920, 480]],
] as const)('a result saved as %s is a JPEG as large as it says, and looks the same', async (type, size) => {
  const picture = await pictureFile(2400, 600, () => [200, 100, 50])
  const file = await jpegOf(picture, type)
  expect(file.type).toBe('image/jpeg')
  const { width, height, data } = await pixelsOf(file)
  expect([width, height]).toEqual(size)
  for (const [channel, value] of [200, 100, 50].entries()) {
    expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThanOrEqual(4)
  }
})

test('a result is white as a JPEG where it was transparent', async () => {
  const clear = await pictureFile(32, 32, () => [0, 0, 0, 0])
  const { data } = await pixelsOf(await jpegOf(clear, 'jpeg'))
  expect([...new Set(data)]).toEqual([255])
})

describe('a zip', () => {
  test('of which the worker dies says so', async () => {
    const worker = nextWorker()
    const never = expect(exportLease({ idle: 0 }).run(() => new Promise(() => {}))).rejects.toThrow(stopped)
    await worker.endInSilence()
    await never
  })

  test('is written to the file that the user chooses', async () => {
    installFakeShareSheetAndPicker().press()
    const date = new Date(2024, 8, 21, 14, 30)
    const results = ['July/kitchen/a.png', 'July/b.png'].map((name) => ({
      name,
      lastModified: date.getTime(),
      read: async () => new Blob([`content of ${name}`]),
    }))
    await exportZip(results, options())
    Object.assign(window, { showSaveFilePicker: undefined })
    const folder = await navigator.storage.getDirectory()
    const zip = await (await (await folder.getFileHandle('July.zip')).getFile()).arrayBuffer()
    const text = new TextDecoder('latin1').decode(zip)
    expect(text).toContain('July/kitchen/a.pngcontent of July/kitchen/a.png')
    // In the first entry's header: seconds in twos, then the day, years since 1980 (APPNOTE, 4.4.6).
    const header = new DataView(zip)
    expect(header.getUint16(10, true)).toBe((14 << 11) | (30 << 5))
    expect(header.getUint16(12, true)).toBe((44 << 9) | (9 << 5) | 21)
    await folder.removeEntry('July.zip')
  })

  test('has the name of its batch, or of the folder that all are in, or the day', () => {
    let mark = ''
    let name = ''
    const nameOf = (...names: string[]) =>
      zipNameOf(
        names.map((name) => ({ name, lastModified: 0, read: async () => new Blob() })),
        { name, mark },
        new Date(2026, 10, 6),
      )
    expect(nameOf('July/a.png', 'July/kitchen/b.png')).toBe('July.zip')
    expect(nameOf('July/a.png', 'May/b.png')).toBe('photos 2026-11-06.zip')
    expect(nameOf('July/a.png', 'b.png')).toBe('photos 2026-11-06.zip')
    expect(nameOf('a.png', 'b.png')).toBe('photos 2026-11-06.zip')
    mark = 'web'
    expect(nameOf('July/a.jpg', 'July/kitchen/b.jpg')).toBe('July web.zip')
    expect(nameOf('a.jpg', 'b.jpg')).toBe('photos 2026-11-06 web.zip')
    name = 'Kitchen, Mentor'
    expect(nameOf('July/a.jpg', 'July/b.jpg')).toBe('Kitchen, Mentor web.zip')
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
      lastModified: 0,
      bytes: 300 * 1024 ** 2,
      read: async () => new Blob([`content of ${name}`]),
    }))
  const contents = () => Promise.all(saved.map(async ({ href }) => (await fetch(href)).text()))

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
    const hanging = ['a.png', 'b.png'].map((name) => ({ name, lastModified: 0, bytes, read }))
    const saving = exportZip(hanging, options({ signal: stop.signal }))
    await begun.promise
    stop.abort()
    await expect(saving).rejects.toThrow(stop.signal.reason)
    expect(saved).toEqual([])
  })

  test('is made in memory if it is small', async () => {
    const small = results('a.png').map((result) => ({ ...result, bytes: 1 }))
    expect(await exportZip(small, options())).toBe(1)
    expect(saved.map(({ name }) => name)).toEqual([zipNameOf([])])
  })

  test('leaves out a result that is gone, and names it', async () => {
    const gone = async () => {
      throw new DOMException('The result is gone', 'NotFoundError')
    }
    const leftOut: string[] = []
    const [first, second] = results('a.png', 'b.png').map((result) => ({ ...result, bytes: 1 }))
    const list = [{ ...first, read: gone }, second] as Parameters<typeof exportZip>[0]
    expect(await exportZip(list, options({ leftOut: ({ name }) => leftOut.push(name) }))).toBe(1)
    expect(leftOut).toEqual(['a.png'])
    const [zip] = await contents()
    expect(zip).not.toContain('a.png')
    expect(zip).toContain('content of b.png')
  })

  test('in parts is given up between them', async () => {
    const stop = new AbortController()
    const report = (written: number) => written === 1 && stop.abort()
    const saving = exportZip(results('a.png', 'b.png'), options({ signal: stop.signal, report }))
    await expect(saving).rejects.toThrow(stop.signal.reason)
    expect(saved).toHaveLength(1)
  })

  test('has as many parts as are needed for none to outgrow memory, in order', async () => {
    const megabytes = [200, 250, 100, 1_000, 50]
    const names = megabytes.map((size) => `${size}.png`)
    const list = results(...names).map((result, index) => ({
      ...result,
      bytes: (megabytes[index] ?? 0) * 1024 ** 2,
    }))
    expect(await exportZip(list, options())).toBe(4)
    const parts = (await contents()).map((zip) => names.filter((name) => zip.includes(`content of ${name}`)))
    expect(parts).toEqual([['200.png', '250.png'], ['100.png'], ['1000.png'], ['50.png']])
  })

  test('is split if it is large', async () => {
    const written: number[] = []
    const report = (count: number) => written.push(count)
    expect(await exportZip(results('a.png', 'b.png'), options({ report }))).toBe(2)
    expect(written).toEqual([0, 1])
    expect(saved.map(({ name }) => name)).toEqual([
      zipNameOf([]).replace('.zip', ' 1 of 2.zip'),
      zipNameOf([]).replace('.zip', ' 2 of 2.zip'),
    ])
    const [first, second] = await contents()
    expect(first).toContain('content of a.png')
    expect(first).not.toContain('content of b.png')
    expect(second).toContain('content of b.png')
  })
})

describe('clock: a zip for the choice of its file', () => {
  const read = vi.fn(async () => new Blob(['the picture']))
  const report = vi.fn()

  /** Begins to save, beside a picker that answers so. */
  function save(picker: Lateness) {
    driveTimers()
    const strict = installFakeShareSheetAndPicker()
    onTestFinished(installLateBrowser({ picker }))
    read.mockClear()
    report.mockClear()
    strict.press()
    const settled = vi.fn()
    const saving = exportZip([{ name: 'July/a.png', lastModified: 0, read }], options({ report }))
    saving.then(settled, settled)
    return { saving, settled }
  }
  afterEach(() => void Reflect.deleteProperty(window, 'showSaveFilePicker'))

  async function expectWhole() {
    const folder = await navigator.storage.getDirectory()
    const zip = await (await folder.getFileHandle('July.zip')).getFile()
    expect(await zip.text()).toContain('the picture')
    await folder.removeEntry('July.zip')
  }

  test('late: it’s written then', async () => {
    // The worker takes real time, in which the clock stands.
    const begun = vi.fn()
    void nextWorker().started.then(begun)
    const { saving } = save(600_000)
    while (begun.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(10_000)
    await saving
    await expectWhole()
  })

  test('never: nothing is read or written, and nothing counts as saved', async () => {
    const { settled } = save('never')
    await vi.advanceTimersByTimeAsync(600_000)
    for (const happened of [settled, read, report]) expect(happened).not.toHaveBeenCalled()
  })

  test('frozen: a choice that was made while the page stood still counts', async () => {
    await save({ frozen: 100 }).saving
    await expectWhole()
  })
})

describe('workers that stay for the next picture', () => {
  const picture = () => pictureFile(20, 20, () => [200, 100, 50])

  test('one that dies says so, and the next picture gets a new one', async () => {
    const worker = nextWorker()
    const pool = leaseOf(1)
    const never = expect(pool.run(() => new Promise(() => {}))).rejects.toThrow(stopped)
    await worker.endInSilence()
    await never
    expect((await jpegOf(await picture(), 'jpeg', undefined, pool)).type).toBe('image/jpeg')
  })

  /** A task that has begun, and never ends by itself. */
  async function hangIn(pool: Lease<ExportSurface>) {
    const stop = new AbortController()
    const begun = Promise.withResolvers<void>()
    const hasEnded = vi.fn()
    const hang = () => {
      begun.resolve()
      return new Promise<never>(() => {})
    }
    const ended = pool.run(hang, stop.signal).catch(hasEnded)
    await begun.promise
    return { stop, ended, hasEnded }
  }

  test.each([0, 1])(
    'the end of task %i, which hangs, ends neither the other one nor those that wait',
    async (which) => {
      const pool = leaseOf(2)
      const tasks = [await hangIn(pool), await hangIn(pool)]
      const [hung, other] = which === 0 ? tasks : tasks.toReversed()
      const givenUp = new AbortController()
      const waiting = pool.run(() => new Promise(() => {}), givenUp.signal)
      const next = jpegOf(await picture(), 'jpeg', undefined, pool)
      givenUp.abort(new Error('not wanted'))
      await expect(waiting).rejects.toThrow('not wanted')
      hung?.stop.abort()
      await hung?.ended
      expect((await next).type).toBe('image/jpeg')
      expect((await jpegOf(await picture(), 'web', undefined, pool)).type).toBe('image/jpeg')
      expect(hung?.hasEnded).toHaveBeenCalledWith(hung?.stop.signal.reason)
      expect(other?.hasEnded).not.toHaveBeenCalled()
      other?.stop.abort()
    },
  )
})

test('a picture is rotated exactly, and four times is as it was', async () => {
  const upright = await pictureFile(5, 3, (x, y) => [x * 40, y * 80, 200])
  const rotateOnce = (png: Blob) => pool.run((surface) => surface.rotate(png, 1, 1e6))
  const before = await pixelsOf(upright)
  let png = await rotateOnce(upright)
  const after = await pixelsOf(png)
  expect([after.width, after.height]).toEqual([3, 5])
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 5; x++) expect(after.at(2 - y, x), `${x}, ${y}`).toEqual(before.at(x, y))
  for (const _ of [2, 3, 4]) png = await rotateOnce(png)
  expect((await pixelsOf(png)).data).toEqual(before.data)
})

test.each([1, 2, 3])(
  'a photo beside a result that was rotated %i times is rotated as often',
  async (quarters) => {
    const photo = await pictureFile(48, 32, (x, y) => (x < 24 && y < 16 ? [0, 0, 0] : [255, 255, 255]))
    const rotated = await pixelsOf(await pool.run((surface) => surface.rotate(photo, quarters, 1e6)))
    const corner = { 1: [28, 4], 2: [44, 28], 3: [4, 44] }[quarters] as [number, number]
    expect(rotated.at(...corner)[0]).toBeLessThan(40)
    expect([rotated.width, rotated.height]).toEqual(quarters === 2 ? [48, 32] : [32, 48])
  },
)

test('two pictures become one, with a word on each, as old as the second', async () => {
  const before = await pictureFile(600, 400, () => [200, 60, 60])
  const after = await pictureFile(900, 600, () => [60, 60, 200])
  const source = { original: undefined, lastModified }
  const joined = await pool.run((surface) =>
    surface.joinPngs({ png: before, source }, { png: after, source }),
  )
  expect((await readExifDate(joined))?.time).toBe('2026:11:27 14:30:00')
  const picture = await pixelsOf(joined)
  expect([picture.width, picture.height], 'above and below, none enlarged').toEqual([600, 800])
  const isNear = (one: readonly number[], other: readonly number[]) =>
    other.every((value, channel) => Math.abs((one[channel] ?? 0) - value) < 12)
  for (const [top, color] of [
    [0, [200, 60, 60]],
    [400, [60, 60, 200]],
  ] as const) {
    expect(isNear(picture.at(300, top + 20), color)).toBe(true)
    // The label’s paper, and ink on it.
    expect(isNear(picture.at(3, top + 397), [253, 250, 244])).toBe(true)
    const row = Array.from({ length: 60 }, (_, x) => picture.at(x, top + 383)[0] ?? 255)
    expect(Math.min(...row)).toBeLessThan(120)
  }
  // "Before" is the longer word, and its paper as much wider.
  const paperAt = (top: number) => {
    let x = 0
    while (isNear(picture.at(x, top + 397), [253, 250, 244])) x++
    return x
  }
  expect(paperAt(0)).toBeGreaterThan(paperAt(400) + 5)
})
