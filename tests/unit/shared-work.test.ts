import { describe, expect, test, vi } from 'vitest'
import { sharedWork } from '@/lib/shared-work'

/** Work that is done when a test has it so. */
function shared() {
  const gates: PromiseWithResolvers<string>[] = []
  const signals: AbortSignal[] = []
  const work = vi.fn((unwanted: AbortSignal) => {
    const gate = Promise.withResolvers<string>()
    gates.push(gate)
    signals.push(unwanted)
    return gate.promise
  })
  const share = sharedWork<string>()
  return { gates, signals, want: (signal?: AbortSignal) => share('key', work, signal) }
}

describe('work that several want', () => {
  test('is done once at the same time, and anew after that', async () => {
    const { gates, want } = shared()
    const both = Promise.all([want(), want()])
    gates[0]?.resolve('first')
    expect(await both).toEqual(['first', 'first'])
    const next = want()
    gates[1]?.resolve('second')
    expect(await next).toBe('second')
  })

  test.each([0, 1])('goes on when number %i gives up', async (which) => {
    const { gates, signals, want } = shared()
    const stops = [new AbortController(), new AbortController()]
    const wanted = stops.map(({ signal }) => want(signal))
    stops[which]?.abort(new Error('given up'))
    await expect(wanted[which]).rejects.toThrow('given up')
    expect(signals[0]?.aborted).toBe(false)
    gates[0]?.resolve('done')
    expect(await wanted[1 - which]).toBe('done')
  })

  test('goes on for one that never gives up', async () => {
    const { gates, signals, want } = shared()
    const ahead = want()
    const stop = new AbortController()
    const wanted = want(stop.signal)
    stop.abort()
    await expect(wanted).rejects.toThrow(stop.signal.reason)
    expect(signals[0]?.aborted).toBe(false)
    gates[0]?.resolve('done')
    expect(await ahead).toBe('done')
  })

  test('is ended when all of them have given up, and begins anew for the next one', async () => {
    const { gates, signals, want } = shared()
    const stop = new AbortController()
    const all = [want(stop.signal), want(stop.signal)]
    stop.abort(new Error('given up'))
    for (const one of all) await expect(one).rejects.toThrow('given up')
    expect(signals[0]?.aborted).toBe(true)
    const next = want()
    gates[0]?.reject(signals[0]?.reason)
    gates[1]?.resolve('anew')
    expect(await next).toBe('anew')
  })

  test('goes on for one that gives up and wants it again at once', async () => {
    const { gates, signals, want } = shared()
    const stop = new AbortController()
    const first = want(stop.signal)
    stop.abort(new Error('given up'))
    const again = want()
    await expect(first).rejects.toThrow('given up')
    gates[0]?.resolve('done')
    expect(await again).toBe('done')
    expect(signals).toHaveLength(1)
    expect(signals[0]?.aborted).toBe(false)
  })
})
