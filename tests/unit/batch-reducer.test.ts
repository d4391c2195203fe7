import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Batch,
  type BatchEvent,
  emptyBatch,
  type Outcome,
  reduceBatch,
} from '@/features/enhancement/batch/batch-reducer'
import { countsOf, type EnhancementItem, progressOf, untouched } from '@/features/enhancement/batch/item'
import { inWords, lossQuestion, remainingTime } from '@/features/enhancement/batch/words'

type Item = EnhancementItem
type Event = BatchEvent<Item>

const item = (id: string, changes: Partial<Item> = {}): Item => ({
  id,
  bytes: 1000,
  ...untouched,
  ...changes,
})
const completed: Outcome<Item> = { status: 'completed', result: { key: 'x' } }
const failed: Outcome<Item> = { status: 'failed', error: { kind: 'damaged' } }

const append = (...ids: string[]): Event => ({ type: 'append', items: ids.map((id) => item(id)) })
const handle = (id: string, outcome: Outcome<Item>): Event => ({
  type: 'handle',
  id,
  outcome,
  milliseconds: 1000,
})
const start: Event = { type: 'start' }
const take: Event = { type: 'take' }
const pause: Event = { type: 'pause' }
const resume: Event = { type: 'resume' }

const signs = { pending: '.', processing: '>', completed: 'c', failed: 'f' }

const batchAfter = (...events: Event[]): Batch<Item> => events.reduce<Batch<Item>>(reduceBatch, emptyBatch)

/** A batch as one line: its phase, one sign per photo, and the share that is handled. */
const line = (batch: Batch<Item>) =>
  `${batch.phase} ${batch.items.map(({ status }) => signs[status]).join('')} ${progressOf(batch.items)}%`

describe('a batch', () => {
  test('continues with photographs that are added while it runs', () => {
    const batch = batchAfter(append('a'), start, take, append('b', 'a'), handle('a', completed), take)
    expect(line(batch)).toBe('running c> 50%')
  })

  test('drops the current photograph at once when paused, and takes it again when resumed', () => {
    const paused = batchAfter(append('a', 'b', 'c'), start, take, handle('a', completed), take, pause)
    expect(line(paused)).toBe('paused c.. 33%')
    expect(reduceBatch(paused, handle('b', completed))).toBe(paused)
    expect(line(reduceBatch(paused, take))).toBe('paused c.. 33%')
    expect(line([resume, take].reduce<Batch<Item>>(reduceBatch, paused))).toBe('running c>. 33%')
  })

  test('retries one failed photograph, or all at a new start', () => {
    const batch = batchAfter(
      append('a', 'b', 'c'),
      start,
      ...['a', 'b'].flatMap((id) => [take, handle(id, failed)]),
      take,
      handle('c', completed),
    )
    expect(line(batch)).toBe('idle ffc 100%')
    expect(line(reduceBatch(batch, { type: 'retry', id: 'b' }))).toBe('running f.c 66%')
    expect(line(reduceBatch(batch, start))).toBe('running ..c 33%')
    expect(reduceBatch(batch, { type: 'retry', id: 'c' })).toBe(batch)
    const [retried] = reduceBatch(batch, { type: 'retry', id: 'a' }).items
    expect(retried).toEqual(item('a'))
  })

  test('retries only after it is resumed when it is paused', () => {
    const paused = batchAfter(append('a', 'b'), start, take, handle('a', failed), pause)
    expect(line(reduceBatch(paused, resume))).toBe('running f. 50%')
    expect(line(reduceBatch(paused, start))).toBe('running .. 0%')
    expect(line(reduceBatch(paused, { type: 'retry', id: 'a' }))).toBe('paused .. 0%')
  })

  test('skips what is removed, even the current or the last photograph', () => {
    const running = batchAfter(append('a', 'b'), start, take)
    expect(line(reduceBatch(running, { type: 'remove', ids: ['a'] }))).toBe('running . 0%')
    expect(line(batchAfter(append('a'), start, take, { type: 'remove', ids: ['a'] }))).toBe('idle  0%')
  })

  test('enhances a photograph again whose result is gone, once it is started', () => {
    const done = batchAfter(append('a'), start, take, handle('a', completed))
    const forgotten = reduceBatch(done, { type: 'forget', results: [{ id: 'a', key: 'x' }] })
    expect(line(forgotten)).toBe('idle . 0%')
    expect(line(reduceBatch(forgotten, start))).toBe('running . 0%')
  })

  test('keeps what is completed when its result makes room', () => {
    const paused = batchAfter(append('a', 'b'), start, take, handle('a', completed), pause)
    const released = reduceBatch(paused, { type: 'release', results: [{ id: 'a', key: 'x' }] })
    expect(line(released)).toBe('paused c. 50%')
    expect(released.items.map(({ result }) => result)).toEqual([null, null])
  })

  test('counts its photographs by status', () => {
    expect(progressOf([])).toBe(0)
    const items = [item('a', completed), item('b', failed), item('c'), item('d', { status: 'processing' })]
    expect(countsOf(items)).toEqual({ total: 4, completed: 1, failed: 1, left: 2 })
  })

  test('knows which results have been saved, and that a new result has not', () => {
    const done = batchAfter(
      append('a', 'b'),
      start,
      take,
      handle('a', { ...completed, result: { key: 'first' } }),
    )
    const first = [{ id: 'a', key: 'first' }]
    const saved = reduceBatch(done, { type: 'exported', results: first })
    expect(saved.items.map(({ isExported }) => isExported)).toEqual([true, false])
    const again: Event[] = [{ type: 'forget', results: first }, take, handle('b', completed), take]
    const redone = [...again, handle('a', completed)].reduce<Batch<Item>>(reduceBatch, saved)
    expect(redone.items.map(({ isExported }) => isExported)).toEqual([false, false])
    const late = reduceBatch(redone, { type: 'exported', results: first })
    expect(late.items.map(({ isExported }) => isExported)).toEqual([false, false])
  })
})

describe('whatever happens to a batch', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const event: fc.Arbitrary<Event> = fc.oneof(
    fc.array(ids).map((some) => append(...some)),
    fc.constantFrom<Event>(start, take, take, take, pause, resume),
    ids.map((id) => ({ type: 'retry', id }) as const),
    ids.map((id) => ({ type: 'remove', ids: [id] }) as const),
    fc.tuple(ids, fc.constantFrom(completed, failed)).map(([id, outcome]) => handle(id, outcome)),
  )
  const events = fc.array(event, { maxLength: 60 })

  test('at most one photograph is in progress, none is queued twice, and an idle batch has none in progress', () => {
    fc.assert(
      fc.property(events, (list) => {
        let batch: Batch<Item> = emptyBatch
        for (const one of list) {
          batch = reduceBatch(batch, one)
          const underWay = batch.items.filter(({ status }) => status === 'processing')
          expect(underWay.length).toBeLessThanOrEqual(1)
          expect(new Set(batch.items.map(({ id }) => id)).size).toBe(batch.items.length)
          if (batch.phase !== 'running') expect(underWay).toEqual([])
          if (batch.phase === 'running' || batch.phase === 'paused') {
            expect(countsOf(batch.items).left).toBeGreaterThan(0)
          }
        }
      }),
    )
  })

  test('a completed photograph stays completed until it is removed', () => {
    fc.assert(
      fc.property(events, event, (list, last) => {
        fc.pre(last.type !== 'remove')
        const before = batchAfter(...list)
        const kept = reduceBatch(before, last).items
        for (const one of before.items) if (one.status === 'completed') expect(kept).toContain(one)
      }),
    )
  })

  test('a started batch ends', () => {
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.constantFrom(completed, failed)), (list, outcomes) => {
        let batch = [resume, start].reduce<Batch<Item>>(reduceBatch, batchAfter(...list))
        const steps = batch.items.length
        for (let step = 0; step < steps && batch.phase === 'running'; step++) {
          batch = reduceBatch(batch, take)
          const underWay = batch.items.find(({ status }) => status === 'processing')
          if (underWay) batch = reduceBatch(batch, handle(underWay.id, outcomes.next().value ?? failed))
        }
        expect(batch.phase).toBe('idle')
        expect(progressOf(batch.items)).toBe(batch.items.length === 0 ? 0 : 100)
      }),
    )
  })
})

describe('the question before results are dropped', () => {
  const saved = { ...completed, isExported: true }

  test.each([
    [[item('a', completed), item('b', completed)], 'None of these 2 photos are saved. Start over?'],
    [[item('a', completed), item('b', saved)], '1 of these 2 photos isn’t saved. Start over?'],
    [[item('a', completed), item('b', failed)], 'This photo isn’t saved, and 1 failed. Start over?'],
    [[item('a', saved), item('b'), item('c', failed)], '1 photo failed. Start over?'],
    [[item('a', failed), item('b', failed)], '2 photos failed. Start over?'],
    [[item('a', { ...saved, result: null }), item('b')], undefined],
    [[], undefined],
  ])('is asked while some are unsaved or failed (%#)', (items, question) => {
    expect(lossQuestion(items, 'Start over?')).toBe(question)
  })
})

describe('the remaining time', () => {
  const running = (pace: Batch<Item>['pace'], items = [item('a'), item('b', completed)]): Batch<Item> => ({
    ...emptyBatch,
    phase: 'running',
    items,
    pace,
  })
  const photograph = { bytes: 500, milliseconds: 2000 }

  test('follows from the remaining bytes and the pace of the last photographs', () => {
    expect(remainingTime(running([photograph, photograph, photograph]))).toBe(4000)
  })

  test('does not count the time in which the device slept', () => {
    const slept = { bytes: 500, milliseconds: 8 * 3_600_000 }
    expect(remainingTime(running([photograph, slept, photograph]))).toBe(4000)
  })

  test('is unknown at the beginning and while nothing runs', () => {
    expect(remainingTime(running([photograph, photograph]))).toBeUndefined()
    const quick = { bytes: 500, milliseconds: 10 }
    expect(remainingTime(running([quick, quick, quick]))).toBeUndefined()
    expect(
      remainingTime({ ...running([photograph, photograph, photograph]), phase: 'paused' }),
    ).toBeUndefined()
  })

  test('counts only the last twenty photographs', () => {
    const many = Array.from({ length: 50 }, (_, index) => `${index}`)
    const slowThenFast = many
      .slice(0, 40)
      .flatMap<Event>((id, index) => [
        take,
        { type: 'handle', id, outcome: completed, milliseconds: index < 20 ? 60_000 : 1000 },
      ])
    expect(remainingTime(batchAfter(append(...many), start, ...slowThenFast))).toBe(10_000)
  })

  test.each([
    [59_000, 'less than a minute left'],
    [70_000, 'about 1 minute left'],
    [150_000, 'about 3 minutes left'],
    [3_540_000, 'about 59 minutes left'],
    [3_600_000, 'about 1 hour left'],
    [5_400_000, 'about 1.5 hours left'],
  ])('of %d ms is told as "%s"', (milliseconds, words) => {
    expect(inWords(milliseconds)).toBe(words)
  })
})
