import { describe, expect, test, vi } from 'vitest'
import { createPipeline, type Result } from '@/features/enhancement/local/engine/pipeline'
import { photoKey } from '@/features/enhancement/local/storage/cache-key'
import { type LocalItem, localItem } from '@/features/enhancement/local/store/local-item'
import type { Enhancement } from '~/workers/enhancer/protocol'

const photo = (words: string): LocalItem =>
  localItem(words, {
    name: `${words}.jpg`,
    size: words.length,
    type: 'image/jpeg',
    lastModified: 0,
    read: async () => new Blob([words]),
  })

const wordsOf = ({ file }: Result) => new Blob([file].flat()).text()

/** An engine that notes what it is asked and answers when it is told to, and a cache with some results. */
function setUp(cached: Readonly<Record<string, Blob>> = {}) {
  const asked: string[] = []
  const prefetched: string[] = []
  let answer: (enhancement: Enhancement) => void = () => {}
  const engine = {
    enhance: async (file: Blob, signal?: AbortSignal) => {
      signal?.throwIfAborted()
      asked.push(await file.text())
      return new Promise<Enhancement>((resolve, reject) => {
        answer = resolve
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    },
    prefetch: async (file: Blob) => {
      prefetched.push(await file.text())
    },
  }
  const pipeline = createPipeline({ find: async (key) => cached[key] }, () => engine)
  const finish = (words: string) => answer({ file: [new Blob([words])], thumbnail: null })
  const isAsked = (...all: string[]) => vi.waitFor(() => expect(asked).toEqual(all))
  return { pipeline, asked, prefetched, finish, isAsked, signal: new AbortController().signal }
}

describe('the pipeline', () => {
  test('enhances the next photograph as soon as the engine is free, before it is asked for', async () => {
    const { pipeline, prefetched, finish, isAsked, signal } = setUp()
    const first = pipeline.enhance(photo('first'), signal)
    pipeline.prefetch(photo('second'), signal)
    await isAsked('first')
    await vi.waitFor(() => expect(prefetched).toEqual(['first', 'second']))
    finish('first enhanced')
    expect(await wordsOf(await first)).toBe('first enhanced')
    await isAsked('first', 'second')
    finish('second enhanced')
    const second = await pipeline.enhance(photo('second'), signal)
    expect(await wordsOf(second)).toBe('second enhanced')
    await isAsked('first', 'second')
  })

  test('has one photograph at a time in the engine', async () => {
    const { pipeline, asked, prefetched, isAsked, signal } = setUp()
    void pipeline.enhance(photo('first'), signal)
    pipeline.prefetch(photo('second'), signal)
    await isAsked('first')
    await vi.waitFor(() => expect(prefetched).toContain('second'))
    expect(asked).toEqual(['first'])
  })

  test('goes on with the next photograph when one cannot be enhanced', async () => {
    const { pipeline, isAsked, signal } = setUp()
    const stop = new AbortController()
    const first = pipeline.enhance(photo('first'), stop.signal)
    pipeline.prefetch(photo('second'), signal)
    await isAsked('first')
    stop.abort(new Error('Removed'))
    await expect(first).rejects.toThrow('Removed')
    await isAsked('first', 'second')
  })

  test('begins nothing with a photograph that will not come', async () => {
    const { pipeline, asked, finish, isAsked, signal } = setUp()
    const gone = new AbortController()
    const first = pipeline.enhance(photo('first'), signal)
    pipeline.prefetch(photo('second'), gone.signal)
    await isAsked('first')
    gone.abort()
    finish('first enhanced')
    await first
    void pipeline.enhance(photo('third'), signal)
    await isAsked('first', 'third')
    expect(asked).not.toContain('second')
  })

  test('takes results from the cache without the engine', async () => {
    const file = new Blob(['kept'])
    const key = await photoKey(new Blob(['known']))
    const { pipeline, asked, prefetched, signal } = setUp({ [key as string]: file })
    expect(await pipeline.enhance(photo('known'), signal)).toEqual({ isCached: true, key, file })
    expect([...asked, ...prefetched]).toEqual([])
  })
})
