import {
  type EnhancementItem,
  type Failure,
  isCompleted,
  isFailed,
  isPending,
  isProcessing,
  isToExport,
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
  /** Puts a batch in place of this one. One that had begun waits. */
  | { readonly type: 'open'; readonly items: readonly Item[] }
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
  /** Notes that these items' results have been exported. One that has another result by now has not. */
  | { readonly type: 'exported'; readonly items: readonly Item[] }
  /** Gives an item its result in another form, unless it has another one by now. */
  | {
      readonly type: 'replace'
      readonly id: string
      readonly result: NonNullable<Item['result']>
      readonly by: NonNullable<Item['result']>
      /** True if it's another file, which nobody has exported. */
      readonly isNew?: boolean
    }
  /** Drops these items' results to make room. The items stay completed. */
  | { readonly type: 'release'; readonly ids: readonly string[] }
  /** Makes completed items pending whose results are gone. */
  | { readonly type: 'forget'; readonly ids: readonly string[] }
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
    case 'open':
      return { phase: hasBegun(event.items) ? 'paused' : 'idle', items: event.items, pace: [] }
    case 'start':
      return batch.phase === 'running' ? batch : settle({ ...tryAgain(batch), phase: 'running', pace: [] })
    case 'pause':
      return batch.phase === 'running' ? { ...reset(batch, isProcessing), phase: 'paused' } : batch
    case 'resume':
      return batch.phase === 'running' ? batch : settle({ ...batch, phase: 'running' })
    case 'take':
      return take(batch)
    case 'handle':
      return handle(batch, event)
    case 'retry':
      return tryAgain(batch, event.id)
    case 'exported':
      return noteExported(batch, event.items)
    case 'replace':
      return {
        ...batch,
        items: batch.items.map((item) =>
          item.id === event.id && item.result === event.result
            ? { ...item, result: event.by, isExported: item.isExported && !event.isNew }
            : item,
        ),
      }
    case 'release':
      return {
        ...batch,
        items: batch.items.map((item) => (event.ids.includes(item.id) ? { ...item, result: null } : item)),
      }
    case 'forget':
      return reset(batch, (item) => isCompleted(item) && event.ids.includes(item.id))
    case 'remove':
      return settle({ ...batch, items: batch.items.filter(({ id }) => !event.ids.includes(id)) })
  }
}

/** True from a batch's start to its end, pauses included. */
export const isBusy = ({ phase }: Batch<unknown>) => phase === 'running' || phase === 'paused'

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
  return change(batch, next.id, (item) => ({ ...item, status: 'processing' }))
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
  return settle({ ...change(batch, id, (item) => ({ ...item, ...outcome })), pace })
}

function tryAgain<Item extends EnhancementItem>(batch: Batch<Item>, id?: string): Batch<Item> {
  const retried = batch.items.filter((item) => isFailed(item) && (id === undefined || item.id === id))
  if (retried.length === 0) return batch
  const phase = batch.phase === 'paused' ? 'paused' : 'running'
  return { ...reset(batch, (item) => retried.includes(item)), phase }
}

function noteExported<Item extends EnhancementItem>(
  batch: Batch<Item>,
  exported: readonly Item[],
): Batch<Item> {
  const results = new Set(exported.map(({ result }) => result))
  const items = batch.items.map((item) =>
    isToExport(item) && results.has(item.result) ? { ...item, isExported: true } : item,
  )
  return { ...batch, items }
}

/** With nothing left to do a batch is idle. */
const settle = <Item extends EnhancementItem>(batch: Batch<Item>): Batch<Item> =>
  batch.items.some(isUnhandled) ? batch : { ...batch, phase: 'idle' }

/** Makes items pending, as if nothing had happened to them. */
function reset<Item extends EnhancementItem>(
  batch: Batch<Item>,
  isReset: (item: Item) => boolean,
): Batch<Item> {
  const items = batch.items.map((item) => (isReset(item) ? { ...item, ...untouched } : item))
  return { ...batch, items }
}

function change<Item extends EnhancementItem>(
  batch: Batch<Item>,
  id: string,
  changed: (item: Item) => Item,
): Batch<Item> {
  return { ...batch, items: batch.items.map((item) => (item.id === id ? changed(item) : item)) }
}
