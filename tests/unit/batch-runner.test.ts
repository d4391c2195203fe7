import { createStore } from '@tanstack/react-store'
import { describe, expect, test } from 'vitest'
import {
  type Batch,
  type BatchEvent,
  emptyBatch,
  reduceBatch,
} from '@/features/enhancement/batch/batch-reducer'
import { createBatchRunner } from '@/features/enhancement/batch/batch-runner'
import {
  type EnhancementItem,
  type KeyedResult,
  progressOf,
  untouched,
} from '@/features/enhancement/batch/item'
import { announcementOf, endMessageOf } from '@/features/enhancement/batch/words'

/** The runner is generic. Its results are nothing but their keys here. */
type Item = EnhancementItem

const items = (...ids: string[]) => ids.map((id): Item => ({ id, bytes: 1, ...untouched }))

/** Finishes no item by itself: the test decides how each one ends. */
function manualEnhancer() {
  const asked: string[] = []
  const under = new Map<string, { signal: AbortSignal; finish: (outcome: string | Error) => void }>()
  return {
    asked,
    /** @param id which item; the last one that has begun unless told otherwise */
    finish: (outcome: string | Error, id = asked.at(-1) ?? '') => under.get(id)?.finish(outcome),
    isStopped: (id: string) => under.get(id)?.signal.aborted,
    enhance: ({ id }: Item, signal: AbortSignal) =>
      new Promise<KeyedResult>((resolve, reject) => {
        asked.push(id)
        const finish = (outcome: string | Error) =>
          outcome instanceof Error ? reject(outcome) : resolve({ key: outcome })
        under.set(id, { signal, finish })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  }
}

const signs = { pending: '.', processing: '>', completed: 'c', failed: 'f' }

function setUp(lookahead = 0) {
  const enhancer = manualEnhancer()
  const store = createStore<{ batch: Batch<Item> }>({ batch: emptyBatch })
  const messages: string[] = []
  const announcements: string[] = []
  const lines: string[] = []
  const send = (event: BatchEvent<Item>) => {
    const before = store.state.batch
    const now = reduceBatch(before, event)
    if (now === before) return
    messages.push(...[endMessageOf(now, before)?.message].filter((words) => words !== undefined))
    announcements.push(...[announcementOf(now, before)].filter((words) => words !== undefined))
    store.setState(() => ({ batch: now }))
    lines.push(`${now.items.map(({ status }) => signs[status]).join('')} ${progressOf(now.items)}%`)
    follow()
  }
  const follow = createBatchRunner<Item>({
    batches: () => [store.state.batch],
    send: (_, event) => send(event),
    enhance: enhancer.enhance,
    lookahead,
    async explain(_, cause) {
      if (cause instanceof TypeError) throw cause
      return { kind: (cause as Error).message }
    },
  })
  const begin = (...ids: string[]) => {
    send({ type: 'append', items: items(...ids) })
    send({ type: 'start' })
  }
  const batch = () => store.state.batch
  const statuses = () => batch().items.map(({ status }) => status)
  const isAsked = (...ids: string[]) => expect.poll(() => enhancer.asked).toEqual(ids)
  return {
    send,
    begin,
    batch,
    enhancer,
    messages,
    announcements,
    lines,
    statuses,
    isAsked,
  }
}

describe('the batch runner', () => {
  test('enhances one item after the other, continues after a failure and reports the end', async () => {
    const { begin, batch, enhancer, messages, announcements, lines, isAsked } = setUp()
    begin('a', 'b')
    await isAsked('a')
    enhancer.finish(new Error('Failed to load image'))
    await isAsked('a', 'b')
    enhancer.finish('enhanced b')
    await expect.poll(() => batch().phase).toBe('idle')
    expect(lines).toEqual(['.. 0%', '.. 0%', '>. 0%', 'f. 50%', 'f> 50%', 'fc 100%'])
    expect(batch().items).toMatchObject([
      { result: null, error: { kind: 'Failed to load image' } },
      { result: { key: 'enhanced b' }, error: null },
    ])
    expect(messages).toEqual(['Enhanced 1 of 2 images'])
    expect(announcements).toEqual([
      'Enhancing images, 2 left',
      '1 of 2 images are done, 1 failed',
      '1 of 2 images are enhanced, 1 failed',
    ])
  })

  test('begins with the next items while one is enhanced, if it looks ahead', async () => {
    const { begin, enhancer, statuses, isAsked } = setUp(2)
    begin('a', 'b', 'c', 'd')
    await isAsked('a', 'b', 'c')
    expect(statuses()).toEqual(['processing', 'pending', 'pending', 'pending'])
    enhancer.finish('enhanced', 'a')
    await isAsked('a', 'b', 'c', 'd')
    expect(statuses()).toEqual(['completed', 'processing', 'pending', 'pending'])
  })

  test.each([{ type: 'remove', ids: ['b'] }, { type: 'pause' }] as const)(
    'stops the next item when it will not come: $type',
    async (event) => {
      const { send, begin, enhancer, isAsked } = setUp(1)
      begin('a', 'b')
      await isAsked('a', 'b')
      send(event)
      expect(enhancer.isStopped('b')).toBe(true)
    },
  )

  test('tries the next item again in its turn when it failed before it', async () => {
    const { begin, enhancer, statuses, isAsked } = setUp(1)
    begin('a', 'b')
    await isAsked('a', 'b')
    enhancer.finish(new Error('Out of storage'), 'b')
    await Promise.resolve()
    enhancer.finish(new Error('Out of storage'), 'a')
    await isAsked('a', 'b', 'b')
    enhancer.finish('enhanced')
    await expect.poll(statuses).toEqual(['failed', 'completed'])
  })

  test('goes on when a failure cannot be explained, and says when results are gone', async () => {
    const { send, begin, enhancer, announcements, statuses, isAsked } = setUp()
    begin('a', 'b')
    await isAsked('a')
    enhancer.finish(new TypeError('unknown'))
    await isAsked('a', 'b')
    enhancer.finish('enhanced')
    await expect.poll(statuses).toEqual(['failed', 'completed'])
    send({ type: 'forget', results: [{ id: 'b', key: 'enhanced' }] })
    expect(announcements.at(-1)).toBe('0 of 2 images are enhanced')
  })

  test('aborts the current item when paused, and repeats it when resumed', async () => {
    const { send, begin, enhancer, announcements, messages, statuses, isAsked } = setUp()
    begin('a', 'b')
    await isAsked('a')
    send({ type: 'pause' })
    expect(enhancer.isStopped('a')).toBe(true)
    expect(statuses()).toEqual(['pending', 'pending'])
    expect(announcements.at(-1)).toBe('Paused. 0 of 2 images are done')
    expect(messages).toEqual([])
    send({ type: 'resume' })
    await isAsked('a', 'a')
    enhancer.finish('enhanced')
    await isAsked('a', 'a', 'b')
  })

  test('takes one item at a time of all batches that run, those of the first one first', async () => {
    const enhancer = manualEnhancer()
    const batches = new Map<string, Batch<Item>>()
    const send = (batch: string, event: BatchEvent<Item>) => {
      batches.set(batch, reduceBatch(batches.get(batch) ?? emptyBatch, event))
      follow()
    }
    let order = ['one', 'other']
    const follow = createBatchRunner<Item>({
      batches: () => order.map((name) => batches.get(name) ?? emptyBatch),
      send: ({ id }, event) => send(id.slice(0, -1), event),
      enhance: enhancer.enhance,
      explain: async () => ({ kind: 'unexpected' }),
    })
    const begin = (name: string) => {
      send(name, { type: 'append', items: items(`${name}1`, `${name}2`) })
      send(name, { type: 'start' })
    }
    begin('other')
    begin('one')
    await expect.poll(() => enhancer.asked).toEqual(['other1'])
    enhancer.finish('enhanced')
    await expect.poll(() => enhancer.asked).toEqual(['other1', 'one1'])
    // The other one is opened, and what has begun goes on.
    order = ['other', 'one']
    follow()
    expect(enhancer.isStopped('one1')).toBe(false)
    enhancer.finish('enhanced')
    await expect.poll(() => enhancer.asked).toEqual(['other1', 'one1', 'other2'])
    send('other', { type: 'pause' })
    expect(enhancer.isStopped('other2')).toBe(true)
    await expect.poll(() => enhancer.asked).toEqual(['other1', 'one1', 'other2', 'one2'])
    enhancer.finish('enhanced')
    const phases = () => ['one', 'other'].map((name) => batches.get(name)?.phase)
    await expect.poll(phases).toEqual(['idle', 'paused'])
  })
})
