import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto } from '@/features/enhancement/on-device/engine/enhance-once'
import type { Enhanced } from '@/features/enhancement/on-device/photo'
import { localStore } from '@/features/enhancement/on-device/state'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { LoadError } from '@/lib/fetch-file'
import {
  choose,
  enhance,
  first,
  items,
  kept,
  key,
  megabyte,
  ownLocalTool,
  phase,
  statuses,
  toasts,
  unkept,
} from './on-device-tool'
import { pictureFile } from './pictures'

vi.mock('@/ui/lazy-toasts', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })
vi.mock('@/features/enhancement/on-device/storage/store-result', { spy: true })

ownLocalTool()

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

  test('is announced when it begins and when it has ended', async () => {
    const said: string[] = []
    const { unsubscribe } = localStore.subscribe(({ announcement }) => void said.push(announcement))
    onTestFinished(unsubscribe)
    await enhance('1.jpg', '2.jpg')
    expect(said).toContain('Enhancing images, 2 left')
    expect(said.at(-1)).toBe('2 of 2 images are enhanced')
  })

  test('is kept photograph by photograph, in case its page ends in the middle', async () => {
    const second = Promise.withResolvers<Enhanced>()
    vi.mocked(enhancePhoto).mockReturnValue(second.promise)
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 1, key, unkept: null })
    await choose('1.jpg', '2.jpg')
    tool.enhanceAll()
    const states = async () => (await kept.load()).photos.map(({ status }) => status)
    await expect.poll(states).toEqual(['completed', 'pending'])
    expect(phase()).toBe('running')
    second.resolve(unkept(1))
    await expect.poll(phase).toBe('idle')
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
  await expect.poll(() => first().error, { timeout: 60_000 }).toEqual({ kind: 'storage full' })
})
