import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { copyText } from '@/features/estimate/open-mail'
import { driveTimers, standStill } from '../fixtures/still-page'

describe('clock: an estimate for the clipboard', () => {
  let written: PromiseWithResolvers<void>

  beforeEach(() => {
    written = Promise.withResolvers()
    vi.stubGlobal('navigator', { clipboard: { writeText: () => written.promise } })
    driveTimers()
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('late: the mail opens without it, and what comes then does no harm', async () => {
    const copied = copyText('Every room')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(await copied).toBe(false)
    written.reject(new DOMException('Denied', 'NotAllowedError'))
  })

  test('never: the mail opens after a second, and the text is copied by hand', async () => {
    const copied = copyText('Every room')
    const told = vi.fn()
    void copied.then(told)
    await vi.advanceTimersByTimeAsync(900)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await copied).toBe(false)
  })

  test('frozen: a text that was copied while the page stood still needs no hand', async () => {
    const copied = copyText('Every room')
    standStill()
    written.resolve()
    expect(await copied).toBe(true)
  })
})
