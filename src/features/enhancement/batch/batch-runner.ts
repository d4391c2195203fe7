import type { Enhanced, LocalItem } from '../local/store/local-item'
import { type Batch, type BatchEvent, emptyBatch, isProcessing, next } from './batch'

export type LocalBatchEvent = BatchEvent<LocalItem>
export type LocalBatch = Batch<LocalItem>

export interface Failure {
  readonly error: string
  readonly reason: string | null
}

export interface RunnerOptions {
  /** Enhances one photograph; rejects once the signal is aborted. */
  readonly enhance: (photo: Blob, signal: AbortSignal) => Promise<Enhanced>
  /** Told of the photograph that comes next while one is enhanced. */
  readonly prepare: (photo: Blob) => void
  /** Says why a photograph could not be enhanced. */
  readonly explain: (item: LocalItem, cause: unknown) => Promise<Failure>
}

export interface Runner {
  batch(): LocalBatch
  send(event: LocalBatchEvent): void
  /** Calls back after every change. Returns how to stop. */
  subscribe(listener: (now: LocalBatch, before: LocalBatch) => void): () => void
}

/** Does what the machine says: takes photographs one at a time, and drops the one under way when it is not wanted. */
export function createRunner({ enhance, prepare, explain }: RunnerOptions): Runner {
  let batch: LocalBatch = emptyBatch
  let current: { readonly id: string; readonly dropped: AbortController } | undefined
  let ahead: { readonly id: string; readonly photo: Promise<Blob> } | undefined
  const listeners = new Set<(now: LocalBatch, before: LocalBatch) => void>()

  const send = (event: LocalBatchEvent) => {
    const before = batch
    batch = next(batch, event)
    if (batch === before) return
    releaseGone(before, batch)
    if (current && batch.items.find(isProcessing)?.id !== current.id) current.dropped.abort()
    for (const listener of listeners) listener(batch, before)
    void work()
  }

  const nextItem = () =>
    batch.phase === 'running' ? batch.items.find(({ status }) => status === 'pending') : undefined

  const read = ({ id, originalFile }: LocalItem) => (ahead?.id === id ? ahead.photo : originalFile.read())

  /** One that cannot be read says so when its turn comes. */
  const prefetch = () => {
    const item = nextItem()
    ahead = item && { id: item.id, photo: read(item) }
    ahead?.photo.then(prepare, () => {})
  }

  const attempt = async (
    item: LocalItem,
    photo: Promise<Blob>,
    signal: AbortSignal,
  ): Promise<() => Partial<LocalItem>> => {
    try {
      const result = await enhance(await photo, signal)
      return () => ({ status: 'completed', enhancedUrl: URL.createObjectURL(result.file), result })
    } catch (cause) {
      const failure = signal.aborted ? undefined : await explain(item, cause)
      return () => ({ status: 'failed', ...failure })
    }
  }

  const work = async () => {
    const item = nextItem()
    if (current || !item) return
    const { id } = item
    const dropped = new AbortController()
    current = { id, dropped }
    send({ type: 'take' })
    const begun = performance.now()
    const photo = read(item)
    prefetch()
    const outcome = await attempt(item, photo, dropped.signal)
    current = undefined
    if (dropped.signal.aborted) await work()
    else send({ type: 'handle', id, outcome: outcome(), milliseconds: performance.now() - begun })
  }

  return {
    batch: () => batch,
    send,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Enhanced pictures are large: what nobody can reach any more must not stay in memory. */
function releaseGone(before: LocalBatch, now: LocalBatch): void {
  const kept = new Set(now.items.map(({ enhancedUrl }) => enhancedUrl))
  for (const { enhancedUrl } of before.items) {
    if (enhancedUrl && !kept.has(enhancedUrl)) URL.revokeObjectURL(enhancedUrl)
  }
}
