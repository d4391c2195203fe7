import {
  atAddresses,
  type EnhancementItem,
  type Failure,
  isFailed,
  isPending,
  isProcessing,
  type ResultAddress,
  untouched,
} from './item'

/**
 * The state of a batch as a whole. An `idle` batch has not begun or has nothing left to do. A `paused` batch
 * has begun and waits.
 */
export type Phase = 'idle' | 'running' | 'paused'

export interface Pace {
  readonly bytes: number
  readonly milliseconds: number
}

export interface Batch<Item> {
  readonly phase: Phase
  /** In the order in which they are handled. */
  readonly items: readonly Item[]
  /** Of the items handled last, oldest first. */
  readonly pace: readonly Pace[]
}

export type Outcome<Item extends EnhancementItem> =
  | { readonly status: 'completed'; readonly result: NonNullable<Item['result']> }
  | { readonly status: 'failed'; readonly error: Failure }

export type BatchEvent<Item extends EnhancementItem> =
  /** Adds items at the end, whatever their status. Items that are in the batch already are not added. */
  | { readonly type: 'append'; readonly items: readonly Item[] }
  /** Begins, or goes on, with what is pending, and tries again what failed. */
  | { readonly type: 'start' }
  /** Stops at once. The item that is processing is pending again. */
  | { readonly type: 'pause' }
  /** Goes on with what is pending. What failed stays failed. */
  | { readonly type: 'resume' }
  /** The next pending item is now processing. */
  | { readonly type: 'take' }
  | {
      readonly type: 'handle'
      readonly id: string
      readonly outcome: Outcome<Item>
      readonly milliseconds: number
    }
  /** Tries a failed item again. A paused batch stays paused, and any other goes on. */
  | { readonly type: 'retry'; readonly id: string }
  /** Notes that these results have been exported. */
  | { readonly type: 'exported'; readonly results: readonly ResultAddress[] }
  /** Drops these results to make room. Their items stay completed. */
  | { readonly type: 'release'; readonly results: readonly ResultAddress[] }
  /** These results are gone: their items are pending again. */
  | { readonly type: 'forget'; readonly results: readonly ResultAddress[] }
  | { readonly type: 'remove'; readonly ids: readonly string[] }

/** The remaining time is estimated from this many of the items handled last. */
const paceLength = 20

export const emptyBatch: Batch<never> = { phase: 'idle', items: [], pace: [] }

/** True if an item is still to be enhanced. */
export const isUnhandled = (item: EnhancementItem) => isPending(item) || isProcessing(item)

/**
 * A batch as a state machine (specification, section 4). Items are handled one at a time, in order: pending,
 * then processing, then completed or failed. An event that makes no sense at the time changes nothing.
 */
export function reduceBatch<Item extends EnhancementItem>(
  batch: Batch<Item>,
  event: BatchEvent<Item>,
): Batch<Item> {
  switch (event.type) {
    case 'append':
      return append(batch, event.items)
    case 'start':
      return batch.phase === 'running' ? batch : settle({ ...tryAgain(batch), phase: 'running', pace: [] })
    case 'pause':
      return batch.phase === 'running'
        ? { ...change(batch, batch.items.filter(isProcessing), asUntouched), phase: 'paused' }
        : batch
    case 'resume':
      return batch.phase === 'running' ? batch : settle({ ...batch, phase: 'running' })
    case 'take':
      return take(batch)
    case 'handle':
      return handle(batch, event)
    case 'retry':
      return tryAgain(batch, event.id)
    case 'exported':
      return change(batch, atAddresses(batch.items, event.results), (item) => ({ ...item, isExported: true }))
    case 'release':
      return change(batch, atAddresses(batch.items, event.results), (item) => ({ ...item, result: null }))
    case 'forget':
      return change(batch, atAddresses(batch.items, event.results), asUntouched)
    case 'remove':
      return settle({ ...batch, items: batch.items.filter(({ id }) => !event.ids.includes(id)) })
  }
}

/** True from a batch's start to its end, pauses included. */
export const isBusy = ({ phase }: Batch<unknown>) => phase === 'running' || phase === 'paused'

/** A batch of items that were in one before. One that had begun waits. */
export const resumable = <Item extends EnhancementItem>(items: readonly Item[]): Batch<Item> => ({
  phase: hasBegun(items) ? 'paused' : 'idle',
  items,
  pace: [],
})

/** True if some of the items were handled and others weren't. */
const hasBegun = (items: readonly EnhancementItem[]) => items.some(isUnhandled) && !items.every(isUnhandled)

function append<Item extends EnhancementItem>(batch: Batch<Item>, added: readonly Item[]): Batch<Item> {
  const byId = new Map([...added, ...batch.items].map((item) => [item.id, item]))
  for (const { id } of batch.items) byId.delete(id)
  return { ...batch, items: [...batch.items, ...byId.values()] }
}

function take<Item extends EnhancementItem>(batch: Batch<Item>): Batch<Item> {
  const next = nextOf(batch)
  if (batch.items.some(isProcessing) || !next) return batch
  return change(batch, [next], (item) => ({ ...item, status: 'processing' }))
}

/** The item whose turn it is when the one that is processing has ended. */
export function nextOf<Item extends EnhancementItem>(batch: Batch<Item>): Item | undefined {
  return batch.phase === 'running' ? batch.items.find(isPending) : undefined
}

function handle<Item extends EnhancementItem>(
  batch: Batch<Item>,
  { id, outcome, milliseconds }: Extract<BatchEvent<Item>, { type: 'handle' }>,
): Batch<Item> {
  const handled = batch.items.find((item) => item.id === id)
  if (!handled || !isProcessing(handled)) return batch
  const pace = [...batch.pace, { bytes: handled.bytes, milliseconds }].slice(-paceLength)
  return settle({ ...change(batch, [handled], (item) => ({ ...item, ...outcome })), pace })
}

function tryAgain<Item extends EnhancementItem>(batch: Batch<Item>, id?: string): Batch<Item> {
  const retried = batch.items.filter((item) => isFailed(item) && (id === undefined || item.id === id))
  if (retried.length === 0) return batch
  const phase = batch.phase === 'paused' ? 'paused' : 'running'
  return { ...change(batch, retried, asUntouched), phase }
}

/** With nothing left to do a batch is idle. */
const settle = <Item extends EnhancementItem>(batch: Batch<Item>): Batch<Item> =>
  batch.items.some(isUnhandled) ? batch : { ...batch, phase: 'idle' }

/** As if nothing had happened to it. */
const asUntouched = <Item extends EnhancementItem>(item: Item): Item => ({ ...item, ...untouched })

function change<Item extends EnhancementItem>(
  batch: Batch<Item>,
  changed: readonly Item[],
  by: (item: Item) => Item,
): Batch<Item> {
  if (changed.length === 0) return batch
  const items = new Set(changed)
  return { ...batch, items: batch.items.map((item) => (items.has(item) ? by(item) : item)) }
}
