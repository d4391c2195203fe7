import { describe, expect, test, vi } from 'vitest'
import { createQueue, type QueueResult } from '@/features/enhancement/on-device/engine/queue'
import { photoKey } from '@/features/enhancement/on-device/storage/results-database'
import { originalOf } from '../fixtures/original'

const photo = (words: string) => originalOf(`${words}.jpg`, new Blob([words]))

const wordsOf = ({ file }: QueueResult) => file.text()

/** An engine that notes what it is asked and answers when it is told to, and a store with some results. */
function setUp(stored: Readonly<Record<string, Blob>> = {}) {
  const asked: string[] = []
  const prefetched: string[] = []
  let answer: (file: Blob) => void = () => {}
  const engine = {
    enhance: async (file: Blob, signal?: AbortSignal) => {
      signal?.throwIfAborted()
      asked.push(await file.text())
      return new Promise<Blob>((resolve, reject) => {
        answer = resolve
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    },
    prefetch: async (file: Blob) => {
      prefetched.push(await file.text())
    },
  }
  const enqueue = createQueue({ read: async (key) => stored[key] }, () => engine)
  const finish = (words: string) => answer(new Blob([words]))
  const isAsked = (...all: string[]) => vi.waitFor(() => expect(asked).toEqual(all))
  return { enqueue, asked, prefetched, finish, isAsked, signal: new AbortController().signal }
}

describe('the queue', () => {
  test('has one photograph at a time in the engine, and the next one decoded', async () => {
    const { enqueue, asked, prefetched, finish, isAsked, signal } = setUp()
    const [first, second] = [enqueue(photo('first'), signal), enqueue(photo('second'), signal)]
    await isAsked('first')
    await vi.waitFor(() => expect(prefetched).toEqual(['first', 'second']))
    expect(asked).toEqual(['first'])
    finish('first enhanced')
    expect(await wordsOf(await first)).toBe('first enhanced')
    await isAsked('first', 'second')
    finish('second enhanced')
    expect(await wordsOf(await second)).toBe('second enhanced')
  })

  test('goes on with the next photograph when one cannot be enhanced', async () => {
    const { enqueue, isAsked, signal } = setUp()
    const stop = new AbortController()
    const first = enqueue(photo('first'), stop.signal)
    void enqueue(photo('second'), signal)
    await isAsked('first')
    stop.abort(new Error('Removed'))
    await expect(first).rejects.toThrow('Removed')
    await isAsked('first', 'second')
  })

  test('takes stored results without the engine', async () => {
    const file = new Blob(['kept'])
    const key = await photoKey(new Blob(['known']))
    const { enqueue, asked, prefetched, signal } = setUp({ [key as string]: file })
    expect(await enqueue(photo('known'), signal)).toEqual({ isStored: true, key, file })
    expect([...asked, ...prefetched]).toEqual([])
  })

  test('enhances photographs also while the store cannot be read', async () => {
    const unreadable = new Proxy({}, { get: () => Promise.reject(new Error('No answer')) })
    const { enqueue, finish, isAsked, signal } = setUp(unreadable)
    const enhanced = enqueue(photo('first'), signal)
    await isAsked('first')
    finish('enhanced')
    expect(await wordsOf(await enhanced)).toBe('enhanced')
  })
})
