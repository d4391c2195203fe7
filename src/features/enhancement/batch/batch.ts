import { type EnhancementItem, pending } from './enhancement-item'

/** What the machine knows of a photograph in the queue. `Result` is what its enhancement has brought. */
export interface QueuedItem<Result> extends EnhancementItem {
  readonly id: string
  /** Its size in bytes, by which the remaining time is estimated. */
  readonly bytes: number
  readonly result: Result | null
  /** After the error's own words: what that means, and what to do. */
  readonly reason: string | null
}

/**
 * Where a batch as a whole stands. `idle` has not begun or has nothing left to do; `paused` and `cancelled` have, and
 * wait. While `paused`, the photograph under way still comes to its end.
 */
export type Phase = 'idle' | 'running' | 'paused' | 'cancelled'

/** How long one photograph took. */
export interface Pace {
  readonly bytes: number
  readonly milliseconds: number
}

export interface Batch<Item> {
  readonly phase: Phase
  /** In the order in which they are handled. */
  readonly items: readonly Item[]
  /** Of the photographs handled last, oldest first. */
  readonly pace: readonly Pace[]
}

export type BatchEvent<Item> =
  /** Adds photographs at the end, in whatever state they are; those that are in the queue already are not added. */
  | { readonly type: 'append'; readonly items: readonly Item[] }
  /** Begins with what is pending and tries again what failed. */
  | { readonly type: 'start' }
  /** Stops after the photograph under way. */
  | { readonly type: 'pause' }
  /** Goes on with what is pending; what failed stays so. */
  | { readonly type: 'resume' }
  /** Stops at once: the photograph under way is pending again. */
  | { readonly type: 'cancel' }
  /** The next pending photograph is under way. */
  | { readonly type: 'take' }
  | {
      readonly type: 'handle'
      readonly id: string
      readonly outcome: Partial<Item>
      readonly milliseconds: number
    }
  /** Tries one that failed, or all, again. A paused batch stays so; any other goes on. */
  | { readonly type: 'retry'; readonly id?: string }
  /** Notes something of photographs that changes nothing about where they stand. */
  | { readonly type: 'amend'; readonly amend: (item: Item) => Item }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' }

/** So many of the last photographs tell how fast it goes on. */
const paceLength = 20

/** A photograph to which nothing has happened. */
export const untouched = { ...pending, result: null, reason: null } as const

export const emptyBatch: Batch<never> = { phase: 'idle', items: [], pace: [] }

const isPending = ({ status }: EnhancementItem) => status === 'pending'
const isFailed = ({ status }: Pick<EnhancementItem, 'status'>) => status === 'failed'
export const isProcessing = ({ status }: EnhancementItem) => status === 'processing'
const isUnhandled = (item: EnhancementItem) => isPending(item) || isProcessing(item)

/**
 * The queue of the local tool as a state machine (specification, section 4): photographs one at a time, in order, each
 * pending, then processing, then completed or failed. Events that make no sense at the time change nothing.
 */
export function next<Item extends QueuedItem<unknown>>(
  batch: Batch<Item>,
  event: BatchEvent<Item>,
): Batch<Item> {
  switch (event.type) {
    case 'append':
      return append(batch, event.items)
    case 'start':
      return isBusy(batch) ? batch : settle({ ...tryAgain(batch), phase: 'running', pace: [] })
    case 'pause':
      return batch.phase === 'running' ? { ...batch, phase: 'paused' } : batch
    case 'resume':
      return batch.phase === 'running' ? batch : settle({ ...batch, phase: 'running' })
    case 'cancel':
      return isBusy(batch) ? { ...reset(batch, isProcessing), phase: 'cancelled' } : batch
    case 'take':
      return take(batch)
    case 'handle':
      return handle(batch, event)
    case 'retry':
      return tryAgain(batch, event.id)
    case 'amend':
      return { ...batch, items: batch.items.map(event.amend) }
    case 'remove':
      return settle({ ...batch, items: batch.items.filter(({ id }) => id !== event.id) })
    case 'clear':
      return emptyBatch
  }
}

/** Whether a batch has begun and is not at its end. */
export const isBusy = ({ phase }: Batch<unknown>) => phase === 'running' || phase === 'paused'

function append<Item extends QueuedItem<unknown>>(batch: Batch<Item>, added: readonly Item[]): Batch<Item> {
  const byId = new Map([...added, ...batch.items].map((item) => [item.id, item]))
  for (const { id } of batch.items) byId.delete(id)
  return { ...batch, items: [...batch.items, ...byId.values()] }
}

function take<Item extends QueuedItem<unknown>>(batch: Batch<Item>): Batch<Item> {
  const first = batch.items.find(isPending)
  if (batch.phase !== 'running' || batch.items.some(isProcessing) || !first) return batch
  return change(batch, first.id, (item) => ({ ...item, status: 'processing' }))
}

function handle<Item extends QueuedItem<unknown>>(
  batch: Batch<Item>,
  { id, outcome, milliseconds }: Extract<BatchEvent<Item>, { type: 'handle' }>,
): Batch<Item> {
  const handled = batch.items.find((item) => item.id === id)
  if (!handled || !isProcessing(handled)) return batch
  const pace = [...batch.pace, { bytes: handled.bytes, milliseconds }].slice(-paceLength)
  return settle({ ...change(batch, id, (item) => ({ ...item, ...outcome })), pace })
}

function tryAgain<Item extends QueuedItem<unknown>>(batch: Batch<Item>, id?: string): Batch<Item> {
  const isMeant = (item: Item) => isFailed(item) && (id === undefined || item.id === id)
  if (!batch.items.some(isMeant)) return batch
  return { ...reset(batch, isMeant), phase: batch.phase === 'paused' ? 'paused' : 'running' }
}

/** A batch with nothing left to do is idle. */
function settle<Item extends EnhancementItem>(batch: Batch<Item>): Batch<Item> {
  return batch.items.some(isUnhandled) ? batch : { ...batch, phase: 'idle' }
}

/** Makes photographs pending, as if nothing had happened to them. */
function reset<Item extends QueuedItem<unknown>>(
  batch: Batch<Item>,
  isMeant: (item: Item) => boolean,
): Batch<Item> {
  const items = batch.items.map((item) => (isMeant(item) ? { ...item, ...untouched } : item))
  return { ...batch, items }
}

function change<Item extends QueuedItem<unknown>>(
  batch: Batch<Item>,
  id: string,
  changed: (item: Item) => Item,
): Batch<Item> {
  return { ...batch, items: batch.items.map((item) => (item.id === id ? changed(item) : item)) }
}

export interface Counts {
  readonly total: number
  readonly completed: number
  readonly failed: number
  /** Pending, or under way. */
  readonly left: number
}

export function countsOf(items: readonly Pick<EnhancementItem, 'status'>[]): Counts {
  const completed = items.filter(({ status }) => status === 'completed').length
  const failed = items.filter(isFailed).length
  return { total: items.length, completed, failed, left: items.length - completed - failed }
}
