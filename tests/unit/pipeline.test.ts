import { describe, expect, test } from 'vitest'
import { createPipeline, type PipelineResult } from '@/features/enhancement/on-device/engine/pipeline'
import { photoKey } from '@/features/enhancement/on-device/storage/results-database'
import { originalOf } from '../fixtures/original'

const photo = (words: string) => originalOf(`${words}.jpg`, new Blob([words]))

/** What the store holds of a photo that was enhanced before. */
const storedPhoto = async (words: string) => ({
  [await photoKey(new Blob([words]))]: new Blob([`${words}, enhanced`]),
})

const wordsOf = ({ file }: PipelineResult) => file.text()

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
  const enhance = createPipeline({ read: async (key) => stored[key] }, () => engine)
  const finish = (words: string) => answer(new Blob([words]))
  const isAsked = (...all: string[]) => expect.poll(() => asked).toEqual(all)
  return { enhance, asked, prefetched, finish, isAsked, signal: new AbortController().signal }
}

describe('the pipeline', () => {
  test('has one photograph at a time in the engine, and the next one decoded', async () => {
    const { enhance, asked, prefetched, finish, isAsked, signal } = setUp()
    const [first, second] = [enhance(photo('first'), signal), enhance(photo('second'), signal)]
    await isAsked('first')
    await expect.poll(() => prefetched).toEqual(['first', 'second'])
    expect(asked).toEqual(['first'])
    finish('first enhanced')
    expect(await wordsOf(await first)).toBe('first enhanced')
    await isAsked('first', 'second')
    finish('second enhanced')
    expect(await wordsOf(await second)).toBe('second enhanced')
  })

  test('has none decoded or enhanced too early, and goes on when those before it are removed', async () => {
    const { enhance, asked, prefetched, isAsked, signal } = setUp(await storedPhoto('known'))
    const stop = new AbortController()
    const first = enhance(photo('first'), stop.signal)
    await isAsked('first')
    const removedSignal = AbortSignal.abort(new Error('Removed'))
    const removed = [enhance(photo('second'), removedSignal), enhance(photo('third'), removedSignal)]
    void enhance(photo('fourth'), signal)
    for (const one of removed) await expect(one).rejects.toThrow('Removed')
    // Stored results wait for no turn, so by now the fourth is prepared.
    await enhance(photo('known'), signal)
    expect({ asked, prefetched }).toEqual({ asked: ['first'], prefetched: ['first'] })
    stop.abort(new Error('Removed'))
    await expect(first).rejects.toThrow('Removed')
    await isAsked('first', 'fourth')
  })

  test('begins nothing with a photograph that is removed while it waits', async () => {
    const { enhance, asked, prefetched, finish, isAsked, signal } = setUp()
    const removed = new AbortController()
    const first = enhance(photo('first'), signal)
    const second = enhance(photo('second'), removed.signal)
    const third = enhance(photo('third'), removed.signal)
    await isAsked('first')
    removed.abort(new Error('Removed'))
    finish('first enhanced')
    await first
    for (const one of [second, third]) await expect(one).rejects.toThrow('Removed')
    void enhance(photo('fourth'), signal)
    await isAsked('first', 'fourth')
    expect(asked).not.toContain('second')
    // The second one was decoded before.
    expect(prefetched).not.toContain('third')
  })

  test('takes stored results without the engine', async () => {
    const { enhance, asked, prefetched, signal } = setUp(await storedPhoto('known'))
    const { isStored, file } = await enhance(photo('known'), signal)
    expect([isStored, await file.text()]).toEqual([true, 'known, enhanced'])
    expect([...asked, ...prefetched]).toEqual([])
  })

  test('enhances photographs also while the store cannot be read', async () => {
    const unreadable = new Proxy({}, { get: () => Promise.reject(new Error('No answer')) })
    const { enhance, finish, isAsked, signal } = setUp(unreadable)
    const enhanced = enhance(photo('first'), signal)
    await isAsked('first')
    finish('enhanced')
    expect(await wordsOf(await enhanced)).toBe('enhanced')
  })
})
