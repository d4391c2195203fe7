import { describe, expect, test } from 'vitest'
import { clientOf, networkOf } from '../../../supabase/functions/enhance-image/http/client-address.ts'
import { Semaphore } from '../../../supabase/functions/enhance-image/http/semaphore.ts'
import { TokenBuckets } from '../../../supabase/functions/enhance-image/http/token-buckets.ts'

describe('the token buckets', () => {
  test('hold a number of tokens and refill at a steady rate', () => {
    let time = 0
    const buckets = new TokenBuckets({ capacity: 2, perSecond: 0.5, now: () => time })
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 2])
    time = 1
    expect(buckets.take('a')).toBe(1)
    time = 2
    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 2])
    time = 1000
    expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([0, 0, 2])
  })

  test('exist once per client, and are dropped after a while', () => {
    const buckets = new TokenBuckets({ capacity: 1, perSecond: 1, now: () => 0 })
    expect([buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([0, 1, 0])
    for (let i = 0; i < 10_000; i += 1) buckets.take(`other ${i}`)
    expect(buckets.take('a')).toBe(0)
  })
})

describe('the semaphore', () => {
  const notAborted = new AbortController().signal
  const tooMany = expect.objectContaining({ status: 429, retryAfter: 5 })

  /** A task that runs until the test ends it. */
  function work() {
    const end = Promise.withResolvers<string>()
    return { done: () => end.promise, end: end.resolve }
  }

  test('runs tasks in order and rejects those that find the queue full', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 2, retryAfter: 5 })
    const [first, second, third] = [work(), work(), work()]
    const passed = [first, second, third].map(({ done }) => semaphore.run(notAborted, done))
    await expect(semaphore.run(notAborted, async () => 'fourth')).rejects.toEqual(tooMany)
    third.end('third')
    second.end('second')
    first.end('first')
    expect(await Promise.all(passed)).toEqual(['first', 'second', 'third'])
    expect(await semaphore.run(notAborted, async () => 'again')).toBe('again')
  })

  test('runs the next task after one that failed', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 1, retryAfter: 5 })
    const failing = semaphore.run(notAborted, () => Promise.reject(new Error('damaged')))
    const next = semaphore.run(notAborted, async () => 'next')
    await expect(failing).rejects.toThrow('damaged')
    expect(await next).toBe('next')
  })

  test('frees the place of an aborted task', async () => {
    const semaphore = new Semaphore({ concurrency: 1, queue: 1, retryAfter: 5 })
    const first = work()
    const passed = semaphore.run(notAborted, first.done)
    const abort = new AbortController()
    const aborted = semaphore.run(abort.signal, async () => 'never')
    abort.abort(new Error('aborted'))
    await expect(aborted).rejects.toThrow('aborted')
    const next = semaphore.run(notAborted, async () => 'next')
    first.end('first')
    expect([await passed, await next]).toEqual(['first', 'next'])
  })
})

describe('the client of a request', () => {
  const client = (headers: Record<string, string>, trusted: string | null) =>
    clientOf(new Request('http://localhost/', { headers }), '192.0.2.1', trusted)

  test('is the address that the nearest proxy has added, without its port', () => {
    const forwarded = {
      'X-Forwarded-For': '198.51.100.7, 203.0.113.9:1000',
      'CF-Connecting-IP': '203.0.113.5',
    }
    expect(client(forwarded, 'x-forwarded-for')).toBe('203.0.113.9')
    expect(client(forwarded, 'cf-connecting-ip')).toBe('203.0.113.5')
    expect(client({ 'X-Forwarded-For': '[2001:db8::1]:1000' }, 'x-forwarded-for')).toBe('2001:db8:0:0::/64')
    expect(client({}, 'x-forwarded-for')).toBe('192.0.2.1')
  })

  test('is the address of the connection when no proxy is trusted', () => {
    expect(client({ 'X-Forwarded-For': '198.51.100.7' }, null)).toBe('192.0.2.1')
  })

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:0:0:0:1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9', '203.0.113.9'],
    ['not:an:address', 'not:an:address'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
