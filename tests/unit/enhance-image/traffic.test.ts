import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../supabase/functions/enhance-image/http/client-address.ts'
import { rateLimit } from '../../../supabase/functions/enhance-image/http/rate-limit.ts'
import { semaphore } from '../../../supabase/functions/enhance-image/http/semaphore.ts'

describe('the rate limit', () => {
  test('lets a number of requests pass at once and then some per second', () => {
    let time = 0
    const take = rateLimit({ capacity: 2, perSecond: 0.5, now: () => time })
    const waits = (count: number) => Array.from({ length: count }, () => take('a'))
    expect(waits(3)).toEqual([0, 0, 2])
    time = 2
    expect(waits(2)).toEqual([0, 2])
    time = 1000
    expect(waits(3)).toEqual([0, 0, 2])
  })

  test('counts for each client, and forgets it after a while', () => {
    const take = rateLimit({ capacity: 1, perSecond: 1, now: () => 0 })
    expect([take('a'), take('a'), take('b')]).toEqual([0, 1, 0])
    for (let i = 0; i < 10_000; i += 1) take(`other ${i}`)
    expect(take('a')).toBe(0)
  })
})

test('the semaphore frees the place of an aborted task', async () => {
  const notAborted = new AbortController().signal
  const run = semaphore({ concurrency: 1, queue: 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = run(notAborted, () => promise)
  const abort = new AbortController()
  const aborted = run(abort.signal, async () => 'never')
  abort.abort(new Error('aborted'))
  await expect(aborted).rejects.toThrow('aborted')
  const next = run(notAborted, async () => 'next')
  resolve('first')
  expect([await first, await next]).toEqual(['first', 'next'])
})

describe('the client of a request', () => {
  test('is the address that the nearest proxy has added, and else that of the connection', () => {
    const headers = { 'X-Forwarded-For': '198.51.100.7, 203.0.113.9', 'CF-Connecting-IP': '203.0.113.5' }
    const client = (header: string | null) => clientOf(new Headers(headers), '192.0.2.1', header)
    expect(client('x-forwarded-for')).toBe('203.0.113.9')
    expect(client('cf-connecting-ip')).toBe('203.0.113.5')
    expect(client('x-real-ip')).toBe('192.0.2.1')
    expect(client(null)).toBe('192.0.2.1')
  })

  test.each([
    ['2001:db8:1:234:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:DB8:1:2ff::ffff', '2001:db8:1:200::/56'],
    ['[2001:db8::1]:1000', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['203.0.113.9:1000', '203.0.113.9'],
    ['not:an:address', 'not:an:address'],
  ])('%s counts as %s', (address, network) => {
    expect(clientOf(new Headers(), address, null)).toBe(network)
  })
})
