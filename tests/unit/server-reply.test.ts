import { describe, expect, test } from 'vitest'
import { readReply, retryAfter } from '@/features/enhancement/server/reply'

describe('the backend’s answer', () => {
  const enhancedImageUrl = 'https://example.com/enhanced.jpg'

  test.each([
    { success: true, enhancedImageUrl },
    { success: true, enhancedImageUrl, error: null },
    { success: true, enhancedImageUrl, error: '' },
    { success: true, enhancedImageUrl, error: 'a warning', creditsLeft: 4 },
  ])('%j is a success', (answer) => {
    expect(readReply(answer)).toBe(enhancedImageUrl)
  })

  test.each([
    [{ error: 'no credits left' }, 'no credits left'],
    [{ success: false, enhancedImageUrl, error: 'The image is too large' }, 'The image is too large'],
    [{ success: false }, 'Enhancement failed'],
    [{ success: true, enhancedImageUrl: '' }, 'Enhancement failed'],
    [{ success: true, error: 'no address' }, 'no address'],
    [{ error: 42 }, 'Enhancement failed'],
    ['<!doctype html>', 'Enhancement failed'],
    [null, 'Enhancement failed'],
  ])('%j is a failure: %s', (answer, words) => {
    expect(() => readReply(answer)).toThrow(words)
  })
})

describe('Retry-After', () => {
  const wait = (value?: string) =>
    retryAfter(new Headers(value === undefined ? {} : { 'retry-after': value }))

  test('is read as seconds or as a date', () => {
    expect(wait('2')).toBe(2000)
    const inAMinute = wait(new Date(Date.now() + 60_000).toUTCString())
    expect(inAMinute).toBeGreaterThan(50_000)
    expect(inAMinute).toBeLessThanOrEqual(60_000)
    expect(wait(new Date(0).toUTCString())).toBe(0)
  })

  test('may be missing or invalid', () => {
    expect(wait()).toBeUndefined()
    expect(wait('soon')).toBeUndefined()
  })
})
