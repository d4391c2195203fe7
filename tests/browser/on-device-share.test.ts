import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as tool from '@/features/enhancement/on-device/actions'
import { localStore } from '@/features/enhancement/on-device/state'
import { readResult } from '@/features/enhancement/on-device/storage/store-result'
import { installLateBrowser, type Lateness } from '../fixtures/late-browser'
import { driveTimers } from '../fixtures/still-page'
import {
  byPress,
  enhance,
  first,
  items,
  megabyte,
  ownLocalTool,
  statuses,
  strict,
  toasts,
} from './on-device-tool'
import { pictureFile } from './pictures'

vi.mock('@/ui/lazy-toasts', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })
vi.mock('@/features/enhancement/on-device/storage/store-result', { spy: true })

ownLocalTool()

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

  const isExported = () => items().map((item) => item.isExported)
  const sharing = () => localStore.state.sharing

  test('makes the files first, and hands each group over by a press of its own', async () => {
    await byPress(tool.shareAll)
    expect(strict.shared).toEqual([])
    expect(sharing()).toMatchObject({ isReady: true, shared: 0, problem: null })
    await byPress(tool.shareGroup)
    expect(isExported()).toEqual([...Array(10).fill(true), false, false])
    await byPress(tool.shareGroup)
    expect(strict.shared).toEqual([names(1, 10), names(11, 12)])
    expect(toasts()).toEqual(['success: 12 photos shared'])
    expect(sharing()).toBeNull()
    expect(isExported()).toEqual(Array(12).fill(true))
  })

  test('says nothing when the sheet is closed, and has the files ready for another press', async () => {
    strict.answer = 'dismiss'
    await byPress(tool.shareAll)
    await byPress(tool.shareGroup)
    expect(toasts()).toEqual([])
    expect(sharing()).toMatchObject({ isReady: true, shared: 0, problem: null })
    expect(isExported()).toEqual(Array(12).fill(false))
  })

  test('leaves out a result that is gone, and names it', async () => {
    vi.mocked(readResult).mockRejectedValueOnce(new DOMException('', 'NotFoundError'))
    await byPress(tool.shareAll)
    expect(toasts()).toEqual(['error: No longer on this device: 1.jpg. Enhance All makes them again.'])
    await byPress(tool.shareGroup)
    expect(strict.shared).toEqual([names(2, 11)])
    expect(statuses()[0]).toBe('pending')
  })

  test.each([
    ['DataError', 'The app didn’t take the photos. Choose another one, or save them.'],
    ['NotAllowedError', 'The browser didn’t open its share sheet. Press Share again.'],
    ['InvalidStateError', 'Another share is still open. Finish it, then press Share again.'],
  ])('has words of its own for a %s', async (refusal, words) => {
    strict.refusal = refusal
    await byPress(tool.shareAll)
    await byPress(tool.shareGroup)
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
    await byPress(tool.shareGroup)
    expect(strict.shared).toEqual([['enhanced-1.jpg']])
    tool.chooseFileType('png')
  })

  describe('clock: photos for the share sheet', () => {
    // Ready for a press of its own.
    beforeEach(() => tool.share([first()]))

    /** Shares a photo, beside a sheet that answers so. */
    function shareBeside(sheet: Lateness) {
      driveTimers()
      onTestFinished(installLateBrowser({ share: sheet }))
      return byPress(tool.shareGroup)
    }

    test('late: they count as shared when the sheet says so', async () => {
      const handing = shareBeside(600_000)
      await vi.advanceTimersByTimeAsync(599_000)
      expect(isExported()[0]).toBe(false)
      await vi.advanceTimersByTimeAsync(1_000)
      await handing
      expect(isExported()[0]).toBe(true)
    })

    test('never: they don’t count as shared, and stay', async () => {
      void shareBeside('never')
      await vi.advanceTimersByTimeAsync(600_000)
      expect(isExported()[0]).toBe(false)
      expect(sharing()).toMatchObject({ isReady: true, problem: null })
    })

    test('frozen: what was shared while the page stood still counts', async () => {
      await shareBeside({ frozen: 100 })
      expect(isExported()[0]).toBe(true)
    })
  })
})
