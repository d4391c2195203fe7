import { describe, expect, test, vi } from 'vitest'
import { readReply, retryAfter } from '@/features/enhancement/server/enhance-image'

describe('the backend’s answer', () => {
  vi.stubGlobal('location', { origin: 'https://example.com' })
  const enhancedImageUrl = 'https://example.com/enhanced.jpg'

  test.each([
    { success: true, enhancedImageUrl },
    { success: true, enhancedImageUrl, error: null },
    { success: true, enhancedImageUrl, error: '' },
    { success: true, enhancedImageUrl, error: 'a warning', creditsLeft: 4 },
    { success: 1, enhancedImageUrl },
    { success: true, enhancedImageUrl: '/enhanced.jpg' },
  ])('%j is a success', (answer) => {
    expect(new URL(readReply(answer), location.origin).href).toBe(enhancedImageUrl)
  })

  test.each([
    [{ error: 'no credits left' }, 'no credits left'],
    [{ success: false, enhancedImageUrl, error: 'The image is too large' }, 'The image is too large'],
    [{ success: false }, 'Enhancement failed'],
    [{ success: true, enhancedImageUrl: '' }, 'Enhancement failed'],
    [{ success: true, error: 'no address' }, 'no address'],
    [{ error: 42 }, 'Enhancement failed'],
    // The page's security policy would block these.
    [{ success: true, enhancedImageUrl: 'https://elsewhere.example/enhanced.jpg' }, 'Enhancement failed'],
    [{ success: true, enhancedImageUrl: 'data:image/png;base64,AAAA' }, 'Enhancement failed'],
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
