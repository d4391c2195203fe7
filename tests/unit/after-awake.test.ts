import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterAwake } from '@/lib/after-awake'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a time that has passed is told once', () => {
  const act = vi.fn()
  afterAwake(3_000, act)
  vi.advanceTimersByTime(2_900)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledOnce()
})

test('what was heard before counts', () => {
  const act = vi.fn()
  const stop = afterAwake(3_000, act)
  vi.advanceTimersByTime(2_900)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
})

test('a page that stood still has missed moments, and hears what came meanwhile before its time is up', () => {
  const act = vi.fn()
  const stop = afterAwake(3_000, act)
  vi.advanceTimersByTime(2_500)
  // A browser tells a page that was frozen of one moment, however many it has missed.
  vi.setSystemTime(Date.now() + 60_000)
  setTimeout(stop, 500)
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})
