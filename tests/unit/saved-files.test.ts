import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { downloadAs } from '@/features/enhancement/export/results-to-export'
import { exportZip } from '@/features/enhancement/export/zip'
import { driveTimers, standStill } from '../fixtures/still-page'

vi.mock('@/features/enhancement/export/export-lease', () => ({
  exportLease: () => ({ run: () => Promise.reject(new Error('The export stopped unexpectedly')) }),
}))

beforeEach(() => driveTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('clock: a download for the browser to read it', () => {
  let file: string

  beforeEach(() => {
    vi.stubGlobal('document', {
      body: { append() {} },
      createElement: () => ({
        click() {
          file = (this as unknown as HTMLAnchorElement).href
        },
        remove() {},
      }),
    })
  })

  /** What the browser reads at the address that it was given. */
  const read = () =>
    fetch(file).then(
      (response) => response.text(),
      () => 'failed',
    )

  test('late: the file is there for a minute', async () => {
    downloadAs(new Blob(['enhanced']), 'a.png')
    vi.advanceTimersByTime(59_000)
    expect(await read()).toBe('enhanced')
  })

  test('never: its memory is free after a minute, and another press gives the file another address', async () => {
    const result = new Blob(['enhanced'])
    downloadAs(result, 'a.png')
    vi.advanceTimersByTime(61_000)
    expect(await read()).toBe('failed')
    downloadAs(result, 'a.png')
    expect(await read()).toBe('enhanced')
  })

  test('frozen: the file is still there when a page that stood still moves again', async () => {
    downloadAs(new Blob(['enhanced']), 'a.png')
    standStill()
    expect(await read()).toBe('enhanced')
  })
})

describe('clock: an empty file for its worker to let go', () => {
  const remove = vi.fn<() => Promise<void>>()
  const held = () => Promise.reject(new DOMException('Held', 'NoModificationAllowedError'))

  beforeEach(async () => {
    remove.mockReset().mockImplementation(held)
    vi.stubGlobal('window', { showSaveFilePicker: async () => ({ remove }) })
    const read = async () => new Blob(['enhanced'])
    const saving = exportZip([{ name: 'a.png', lastModified: 0, read }], { report: () => {} })
    await expect(saving).rejects.toThrow('The export stopped unexpectedly')
  })

  test('late: it’s removed once its worker has let it go', async () => {
    await vi.advanceTimersByTimeAsync(850)
    remove.mockResolvedValue()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(remove).toHaveBeenCalledTimes(9)
  })

  test('never: it stays in the folder that people chose', async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    expect(remove).toHaveBeenCalledTimes(10)
  })

  test('frozen: a page that stood still tries on when it moves again', async () => {
    await vi.advanceTimersByTimeAsync(150)
    standStill()
    remove.mockResolvedValue()
    await vi.advanceTimersByTimeAsync(100)
    expect(await remove.mock.results.at(-1)?.value).toBeUndefined()
  })
})
