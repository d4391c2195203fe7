import { createStore } from '@tanstack/react-store'
import { describe, expect, test, vi } from 'vitest'
import { announcementOf, endMessageOf } from '@/features/enhancement/batch/announcements'
import { type Batch, emptyBatch } from '@/features/enhancement/batch/batch-reducer'
import { createBatchRunner } from '@/features/enhancement/batch/batch-runner'
import { type EnhancementItem, progressOf, untouched } from '@/features/enhancement/batch/enhancement-item'

/** The runner is generic. Its results are plain words here. */
type Item = EnhancementItem<string>

const items = (...ids: string[]) => ids.map((id): Item => ({ id, bytes: 1, ...untouched }))

/** Finishes no item by itself: the test decides how each one ends. */
function manualEnhancer() {
  const asked: string[] = []
  let finish: (outcome: string | Error) => void = () => {}
  return {
    asked,
    finish: (outcome: string | Error) => finish(outcome),
    enhance: ({ id }: Item, signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        asked.push(id)
        finish = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  }
}

const signs = { pending: '.', processing: '>', completed: 'c', failed: 'f' }

function setUp() {
  const enhancer = manualEnhancer()
  const store = createStore<{ batch: Batch<Item> }>({ batch: emptyBatch })
  const prefetched: string[] = []
  const prefetchSignals: AbortSignal[] = []
  const messages: string[] = []
  const announcements: string[] = []
  const lines: string[] = []
  const { send } = createBatchRunner<Item>({
    batch: {
      read: () => store.state.batch,
      write(now) {
        const before = store.state.batch
        messages.push(...[endMessageOf(now, before)].filter((words) => words !== undefined))
        announcements.push(...[announcementOf(now, before)].filter((words) => words !== undefined))
        store.setState(() => ({ batch: now }))
        lines.push(`${now.items.map(({ status }) => signs[status]).join('')} ${progressOf(now.items)}%`)
      },
    },
    enhance: enhancer.enhance,
    prefetch({ id }, signal) {
      prefetched.push(id)
      prefetchSignals.push(signal)
    },
    explain: async (_, cause) => ({ error: (cause as Error).message, reason: null }),
  })
  const batch = () => store.state.batch
  const statuses = () => batch().items.map(({ status }) => status)
  const isAsked = (...ids: string[]) => vi.waitFor(() => expect(enhancer.asked).toEqual(ids))
  return {
    send,
    batch,
    enhancer,
    prefetched,
    prefetchSignals,
    messages,
    announcements,
    lines,
    statuses,
    isAsked,
  }
}

describe('the batch runner', () => {
  test('enhances one item after the other, continues after a failure and reports the end', async () => {
    const { send, batch, enhancer, messages, announcements, lines, isAsked } = setUp()
    send({ type: 'append', items: items('a', 'b') })
    send({ type: 'start' })
    await isAsked('a')
    enhancer.finish(new Error('Failed to load image'))
    await isAsked('a', 'b')
    enhancer.finish('enhanced b')
    await vi.waitFor(() => expect(batch().phase).toBe('idle'))
    expect(lines).toEqual(['.. 0%', '.. 0%', '>. 0%', 'f. 50%', 'f> 50%', 'fc 100%'])
    expect(batch().items).toMatchObject([
      { result: null, error: 'Failed to load image' },
      { result: 'enhanced b', error: null },
    ])
    expect(messages).toEqual(['Enhanced 1 of 2 images'])
    expect(announcements).toEqual(['Enhancing images, 2 left', '1 of 2 images are done, 1 failed'])
  })

  test('prefetches the next item while one is enhanced', async () => {
    const { send, enhancer, prefetched, isAsked } = setUp()
    send({ type: 'append', items: items('a', 'b', 'c') })
    send({ type: 'start' })
    await isAsked('a')
    expect(prefetched).toEqual(['b'])
    enhancer.finish('enhanced')
    await isAsked('a', 'b')
    expect(prefetched).toEqual(['b', 'c'])
  })

  test.each(['remove', 'cancel', 'clear'] as const)(
    'aborts the prefetch when the next item will not come: %s',
    async (type) => {
      const { send, prefetchSignals, isAsked } = setUp()
      send({ type: 'append', items: items('a', 'b') })
      send({ type: 'start' })
      await isAsked('a')
      send({ type, id: 'b' })
      expect(prefetchSignals.map(({ aborted }) => aborted)).toEqual([true])
    },
  )

  test('keeps the prefetch while the batch is paused, and when its item is taken', async () => {
    const { send, enhancer, prefetchSignals, isAsked } = setUp()
    send({ type: 'append', items: items('a', 'b') })
    send({ type: 'start' })
    await isAsked('a')
    send({ type: 'pause' })
    enhancer.finish('enhanced')
    send({ type: 'resume' })
    await isAsked('a', 'b')
    expect(prefetchSignals.map(({ aborted }) => aborted)).toEqual([false])
  })

  test('retries a failed item', async () => {
    const { send, enhancer, statuses, isAsked } = setUp()
    send({ type: 'append', items: items('a') })
    send({ type: 'start' })
    await isAsked('a')
    enhancer.finish(new Error('Failed to load image'))
    await vi.waitFor(() => expect(statuses()).toEqual(['failed']))
    send({ type: 'retry', id: 'a' })
    await isAsked('a', 'a')
  })

  test('starts with results that an earlier visit completed', async () => {
    const { send, enhancer, statuses, isAsked } = setUp()
    send({ type: 'append', items: items('a') })
    send({ type: 'start' })
    await isAsked('a')
    enhancer.finish('enhanced')
    await vi.waitFor(() => expect(statuses()).toEqual(['completed']))
    send({ type: 'restart' })
    await isAsked('a', 'a')
    expect(statuses()).toEqual(['processing'])
  })

  test('finishes the current item when paused, and takes no other until it is resumed', async () => {
    const { send, enhancer, statuses, isAsked } = setUp()
    send({ type: 'append', items: items('a', 'b') })
    send({ type: 'start' })
    await isAsked('a')
    send({ type: 'pause' })
    enhancer.finish('enhanced')
    await vi.waitFor(() => expect(statuses()).toEqual(['completed', 'pending']))
    expect(enhancer.asked).toEqual(['a'])
    send({ type: 'resume' })
    await isAsked('a', 'b')
  })

  test('aborts the current item when cancelled, and repeats it after the next start', async () => {
    const { send, enhancer, messages, statuses, isAsked } = setUp()
    send({ type: 'append', items: items('a', 'b') })
    send({ type: 'start' })
    await isAsked('a')
    send({ type: 'cancel' })
    expect(statuses()).toEqual(['pending', 'pending'])
    expect(messages).toEqual(['Cancelled. 0 of 2 images are enhanced'])
    send({ type: 'start' })
    await isAsked('a', 'a')
    enhancer.finish('enhanced')
    await isAsked('a', 'a', 'b')
  })

  test('continues with the next item when the current one is removed', async () => {
    const { send, statuses, isAsked } = setUp()
    send({ type: 'append', items: items('a', 'b') })
    send({ type: 'start' })
    await isAsked('a')
    send({ type: 'remove', id: 'a' })
    await isAsked('a', 'b')
    expect(statuses()).toEqual(['processing'])
  })
})
