import { type Batch, type BatchEvent, next, type Outcome } from './batch'
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
  /** Called with the item that comes next, each time when another one has begun. */
  readonly prefetch?: (item: Item) => void
  /** Says why an item could not be enhanced. */
  readonly explain: (item: Item, cause: unknown) => Promise<Failure>
}

export interface BatchRunner<Item extends EnhancementItem> {
  send(event: BatchEvent<Item>): void
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
  let current: { readonly id: string; readonly stop: AbortController } | undefined

  const send = (event: BatchEvent<Item>) => {
    const before = slot.read()
    const batch = next(before, event)
    if (batch === before) return
    if (current && batch.items.find(isProcessing)?.id !== current.id) current.stop.abort()
    slot.write(batch)
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
    send({ type: 'take' })
    const begun = performance.now()
    const attempted = attempt(item, stop.signal)
    const following = nextItem()
    if (following) prefetch?.(following)
    const outcome = await attempted
    current = undefined
    if (stop.signal.aborted || !outcome) return work()
    send({ type: 'handle', id: item.id, outcome, milliseconds: performance.now() - begun })
  }

  return { send }
}
