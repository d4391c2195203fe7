import { type Batch, type BatchEvent, nextOf, type Outcome, reduceBatch } from './batch-reducer'
import { type EnhancementItem, type Failure, isPending, isProcessing } from './item'

interface RunnerOptions<Item extends EnhancementItem> {
  /** Where the tool's store holds its batch. */
  readonly batch: { read(): Batch<Item>; write(batch: Batch<Item>): void }
  /** Enhances one item. Rejects once the signal is aborted. */
  readonly enhance: (item: Item, signal: AbortSignal) => Promise<NonNullable<Item['result']>>
  /** How many of the next items are begun while one is processing. */
  readonly lookahead?: number
  readonly explain: (item: Item, cause: unknown) => Promise<Failure>
}

interface Begun<Item extends EnhancementItem> {
  readonly id: string
  readonly stop: AbortController
  /** `undefined` if it was stopped. */
  readonly outcome: Promise<Outcome<Item> | undefined>
}

/**
 * Drives a batch of either tool: takes its items one at a time, enhances each, and aborts the one that is
 * processing when it is paused or removed. The batch's state machine decides what comes next.
 */
export function createBatchRunner<Item extends EnhancementItem>({
  batch: slot,
  enhance,
  lookahead = 0,
  explain,
}: RunnerOptions<Item>) {
  let current: Begun<Item> | undefined
  let ahead: readonly Begun<Item>[] = []

  const send = (event: BatchEvent<Item>) => {
    const before = slot.read()
    const batch = reduceBatch(before, event)
    if (batch === before) return
    if (current && batch.items.find(isProcessing)?.id !== current.id) current.stop.abort()
    slot.write(batch)
    for (const begun of ahead) if (!isToCome(batch, begun.id)) begun.stop.abort()
    ahead = ahead.filter(({ stop }) => !stop.signal.aborted)
    void work()
  }

  const attempt = async (item: Item, signal: AbortSignal): Promise<Outcome<Item> | undefined> => {
    try {
      const result = await enhance(item, signal)
      return signal.aborted ? undefined : { status: 'completed', result }
    } catch (cause) {
      if (signal.aborted) return undefined
      const error = await explain(item, cause).catch((why) => ({ kind: 'unexpected', detail: String(why) }))
      return { status: 'failed', error }
    }
  }

  const begin = (item: Item): Begun<Item> => {
    const stop = new AbortController()
    return { id: item.id, stop, outcome: attempt(item, stop.signal) }
  }

  const beginAhead = (item: Item) => {
    if (ahead.some(({ id }) => id === item.id)) return
    const begun = begin(item)
    ahead = [...ahead, begun]
    void begun.outcome.then((outcome) => {
      // It is tried again in its turn: what it failed for, such as a full device, may be gone by then.
      if (outcome?.status === 'failed') ahead = ahead.filter((one) => one !== begun)
    })
  }

  const work = async () => {
    const item = nextOf(slot.read())
    if (current || !item) return
    const begun = performance.now()
    const taken = ahead.find(({ id }) => id === item.id) ?? begin(item)
    current = taken
    ahead = ahead.filter((one) => one !== taken)
    send({ type: 'take' })
    if (current === taken) slot.read().items.filter(isPending).slice(0, lookahead).forEach(beginAhead)
    const outcome = await taken.outcome
    current = undefined
    if (taken.stop.signal.aborted || !outcome) return work()
    send({ type: 'handle', id: item.id, outcome, milliseconds: performance.now() - begun })
  }

  return { send }
}

/** True if an item will be enhanced in its turn. */
const isToCome = ({ phase, items }: Batch<EnhancementItem>, id: string) =>
  phase === 'running' && items.some((item) => item.id === id && isPending(item))
