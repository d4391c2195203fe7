import { type Batch, type BatchEvent, nextOf, type Outcome } from './batch-reducer'
import { type EnhancementItem, type Failure, isPending, isProcessing } from './item'

type RunnerEvent<Item extends EnhancementItem> = Extract<BatchEvent<Item>, { type: 'take' | 'handle' }>

interface RunnerOptions<Item extends EnhancementItem> {
  /** The tool's batches, in the order in which they are handled. Those that aren't running wait. */
  readonly batches: () => readonly Batch<Item>[]
  /** Sends an event to the batch that this item is in. */
  readonly send: (item: Item, event: RunnerEvent<Item>) => void
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
 * Drives the batches of either tool: takes one item at a time, enhances it, and aborts it when its batch is
 * paused or it is removed. The batches' state machines decide what comes next.
 *
 * @returns what has to be called whenever the batches have changed
 */
export function createBatchRunner<Item extends EnhancementItem>({
  batches,
  send,
  enhance,
  lookahead = 0,
  explain,
}: RunnerOptions<Item>): () => void {
  let current: Begun<Item> | undefined
  let ahead: readonly Begun<Item>[] = []

  const isNow = (id: string, hasStatus: (item: Item) => boolean) =>
    batches().some(
      ({ phase, items }) => phase === 'running' && items.some((item) => item.id === id && hasStatus(item)),
    )

  const follow = () => {
    if (current && !isNow(current.id, isProcessing)) current.stop.abort()
    for (const { id, stop } of ahead) if (!isNow(id, isPending)) stop.abort()
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
    const item = batches().map(nextOf).find(Boolean)
    if (current || !item) return
    const begun = performance.now()
    const taken = ahead.find(({ id }) => id === item.id) ?? begin(item)
    current = taken
    ahead = ahead.filter((one) => one !== taken)
    send(item, { type: 'take' })
    if (current === taken) comingNext().forEach(beginAhead)
    const outcome = await taken.outcome
    current = undefined
    if (taken.stop.signal.aborted || !outcome) return work()
    send(item, { type: 'handle', id: item.id, outcome, milliseconds: performance.now() - begun })
  }

  const comingNext = () =>
    batches()
      .filter(({ phase }) => phase === 'running')
      .flatMap(({ items }) => items.filter(isPending))
      .slice(0, lookahead)

  return follow
}
