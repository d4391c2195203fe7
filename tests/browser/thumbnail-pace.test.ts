import { expect, onTestFinished, test, vi } from 'vitest'
import { startEffects } from '@/features/enhancement/on-device/effects'
import { localItem } from '@/features/enhancement/on-device/photo'
import { changeState } from '@/features/enhancement/on-device/state'
import { holdDecoding } from '@/features/enhancement/on-device/thumbnail'
import { listOf } from '../fixtures/library'
import { originalOf } from '../fixtures/original'

vi.mock(import('@/features/enhancement/on-device/thumbnail'), async (actual) => ({
  ...(await actual()),
  holdDecoding: vi.fn(),
}))

test('while a batch runs, no more than one thumbnail a second takes time from it', () => {
  let now = 10_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  startEffects()
  const photos = [1, 2, 3, 4].map((number) => localItem(`${number}`, originalOf(`${number}.jpg`, new Blob())))
  /** How many thumbnails are let through until so many photos have been handled. */
  const drawnAfter = (handled: number) => {
    const items = photos.map((photo, index) =>
      index < handled ? { ...photo, status: 'failed' as const, error: { kind: 'empty' } } : photo,
    )
    changeState({ library: listOf(items, { phase: 'running' }) })
    return vi.mocked(holdDecoding).mock.calls.filter(([isHeld]) => !isHeld).length
  }
  const before = drawnAfter(0)
  expect(drawnAfter(1) - before).toBe(1)
  now += 400
  expect(drawnAfter(2) - before).toBe(1)
  now += 700
  expect(drawnAfter(3) - before).toBe(2)
  changeState({ library: listOf([]) })
})
