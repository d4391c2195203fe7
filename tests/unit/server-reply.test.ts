import { describe, expect, test, vi } from 'vitest'
import { enhanceSiteImage, retryAfter } from '@/features/enhancement/on-server/call-function'
import { type EnhancementFailed, failureWords } from '@/features/enhancement/on-server/failures'
import { readReply } from '@/features/enhancement/on-server/reply'

/** A backend elsewhere, of which no answer arrives. */
vi.mock('@/features/enhancement/on-server/backend', () => ({
  backendUrl: 'https://backend.example',
  backend: async () => ({
    functions: { invoke: async () => ({ error: { name: 'FunctionsFetchError', context: new TypeError() } }) },
  }),
}))

vi.stubGlobal('location', { origin: 'https://example.com' })

function failureOf(act: () => unknown): EnhancementFailed {
  try {
    act()
  } catch (cause) {
    return cause as EnhancementFailed
  }
  throw new Error('It was no failure')
}

describe('no answer', () => {
  const ask = () => enhanceSiteImage('/photos/a.jpg', new AbortController().signal, () => {})

  test('because the backend keeps it from this site, says so', async () => {
    // A request that doesn't read the answer comes through.
    vi.stubGlobal('fetch', async (_: string, { mode }: RequestInit) => {
      if (mode !== 'no-cors') throw new TypeError('Failed to fetch')
    })
    await expect(ask()).rejects.toMatchObject({
      failure: { kind: 'foreign site' },
    })
  })

  test('from a backend that is down, or without a network, is that', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(ask()).rejects.toMatchObject({
      failure: { kind: 'unreachable' },
      message: 'Enhancement failed',
    })
  })
})

describe('the backend’s answer', () => {
  const enhancedImageUrl = 'https://example.com/enhanced.jpg'

  test.each([
    { success: true, enhancedImageUrl },
    { success: true, enhancedImageUrl, error: null },
    { success: true, enhancedImageUrl, error: '' },
    { success: true, enhancedImageUrl, error: 'a warning', creditsLeft: 4 },
    { success: 1, enhancedImageUrl },
    { success: true, enhancedImageUrl: '/enhanced.jpg' },
  ])('%j is a success', (answer) => {
    expect(readReply(answer, 200)).toBe(enhancedImageUrl)
  })

  test('may name an image of its own', () => {
    const enhancedImageUrl = 'https://backend.example/storage/a.jpg'
    expect(readReply({ success: true, enhancedImageUrl }, 200)).toBe(enhancedImageUrl)
  })

  const failed = 'Enhancement failed'
  const notUnderstood = 'The server’s answer isn’t one that this page understands.'
  const blocked = (place: string) =>
    `The server put the enhanced image where this page may not load it (${place}).`
  /** A success whose image is there. */
  const at = (enhancedImageUrl: string) => ({ success: true, enhancedImageUrl })

  test.each([
    [{ error: 'no credits left' }, 200, 'no credits left', null],
    [{ success: false, enhancedImageUrl, error: 'Too large' }, 413, 'Too large', null],
    [{ success: true, error: 'no address' }, 200, 'no address', null],
    [{ success: false }, 200, failed, notUnderstood],
    [at(''), 200, failed, notUnderstood],
    [at('https://'), 200, failed, notUnderstood],
    [{ error: 42 }, 200, failed, notUnderstood],
    ['<!doctype html>', 200, failed, notUnderstood],
    [null, undefined, failed, notUnderstood],
    [null, 500, failed, 'The server answered with status 500. Try again later.'],
    [{ error: failed }, 503, failed, 'The server answered with status 503. Try again later.'],
    [null, 404, failed, 'The server answered with status 404. Tell whoever runs it.'],
    [
      { error: 'Only this website may ask' },
      403,
      'Only this website may ask',
      'The server takes no requests from https://example.com. Whoever runs it can allow that address.',
    ],
    // The page's security policy would block these.
    [at('https://elsewhere.example/a.jpg'), 200, failed, blocked('elsewhere.example')],
    [at('javascript:alert(1)'), 200, failed, blocked('javascript:')],
    [at('data:image/png;base64,AAAA'), 200, failed, blocked('data:')],
  ])('%j with status %s is a failure: %s. %s', (answer, status, message, reason) => {
    const thrown = failureOf(() => readReply(answer, status))
    expect(failureWords(thrown.failure)).toEqual({ error: message, reason })
    expect(thrown.message).toBe(message)
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
    expect(wait(new Date(0).toUTCString())).toBeLessThan(0)
  })

  test('may be missing or invalid', () => {
    expect(wait()).toBeUndefined()
    expect(wait('soon')).toBeUndefined()
  })
})
