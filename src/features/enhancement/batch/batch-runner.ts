import { type Batch, type BatchEvent, isBusy, type Outcome, reduceBatch } from './batch-reducer'
import { type EnhancementItem, type Failure, isPending, isProcessing } from './enhancement-item'

/** Where a tool's store holds its batch. */
export interface BatchSlot<Item> {
  read(): Batch<Item>
  write(batch: Batch<Item>): void
}

export interface RunnerOptions<Item extends EnhancementItem> {
  readonly batch: BatchSlot<Item>
  /** Enhances one item. Rejects once the signal is aborted. */
  readonly enhance: (item: Item, signal: AbortSignal) => Promise<NonNullable<Item['result']>>
  /**
   * Called with the item that comes next, each time when another one has begun. The signal is aborted if its turn will
   * not come after all; otherwise `enhance` is called with it.
   */
  readonly prefetch?: (item: Item, signal: AbortSignal) => void
  /** Says why an item could not be enhanced. */
  readonly explain: (item: Item, cause: unknown) => Promise<Failure>
}

export interface BatchRunner<Item extends EnhancementItem> {
  send(event: BatchEvent<Item>): void
}

/** An item whose enhancement or prefetch has begun. */
interface Begun {
  readonly id: string
  readonly stop: AbortController
}

/**
 * Drives a batch of either tool: takes its items one at a time, enhances each, and aborts the one that is processing
 * when it is cancelled or removed. The batch's state machine decides what comes next.
 */
export function createBatchRunner<Item extends EnhancementItem>({
  batch: slot,
  enhance,
  prefetch,
  explain,
}: RunnerOptions<Item>): BatchRunner<Item> {
  let current: Begun | undefined
  let prefetched: Begun | undefined

  const send = (event: BatchEvent<Item>) => {
    const before = slot.read()
    const batch = reduceBatch(before, event)
    if (batch === before) return
    if (current && batch.items.find(isProcessing)?.id !== current.id) current.stop.abort()
    slot.write(batch)
    if (prefetched && !isToCome(batch, prefetched.id)) {
      prefetched.stop.abort()
      prefetched = undefined
    }
    void work()
  }

  const nextItem = () => {
    const { phase, items } = slot.read()
    return phase === 'running' ? items.find(isPending) : undefined
  }

  const attempt = async (item: Item, signal: AbortSignal): Promise<Outcome<Item> | undefined> => {
    try {
      const result = await enhance(item, signal)
      return signal.aborted ? undefined : { status: 'completed', result }
    } catch (cause) {
      return signal.aborted ? undefined : { status: 'failed', ...(await explain(item, cause)) }
    }
  }

  const work = async () => {
    const item = nextItem()
    if (current || !item) return
    const stop = new AbortController()
    current = { id: item.id, stop }
    // From here on the item's own signal counts.
    if (prefetched?.id === item.id) prefetched = undefined
    send({ type: 'take' })
    const begun = performance.now()
    const attempted = attempt(item, stop.signal)
    const following = nextItem()
    if (following) {
      prefetched = { id: following.id, stop: new AbortController() }
      prefetch?.(following, prefetched.stop.signal)
    }
    const outcome = await attempted
    current = undefined
    if (stop.signal.aborted || !outcome) return work()
    send({ type: 'handle', id: item.id, outcome, milliseconds: performance.now() - begun })
  }

  return { send }
}

/** Whether an item will be enhanced in its turn. A paused batch may go on. */
const isToCome = (batch: Batch<EnhancementItem>, id: string) =>
  isBusy(batch) && batch.items.some((item) => item.id === id && isPending(item))
