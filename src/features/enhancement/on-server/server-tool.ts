import { createStore } from '@tanstack/react-store'
import type { PhotoName } from '@/content/work/photos'
import { siteImages } from '@/content/work/site-images'
import { createLeaveQuestion } from '@/lib/leave-question'
import { createUpdateHold } from '@/lib/update-hold'
import { showToast } from '@/ui/lazy-toasts'
import { type Batch, type BatchEvent, emptyBatch, isBusy, reduceBatch } from '../batch/batch-reducer'
import { createBatchRunner } from '../batch/batch-runner'
import {
  countsOf,
  type EnhancementItem,
  type Failure,
  isToExport,
  type KeyedResult,
  untouched,
} from '../batch/item'
import { announcementOf, endMessageOf } from '../batch/words'
import { enhanceSiteImage, type Wait } from './call-function'
import { EnhancementFailed, isSameFailure } from './failures'

export interface ServerResult extends KeyedResult {
  readonly enhancedUrl: string
}

/** One of the site's own images (specification, section 3). */
export interface ServerItem extends EnhancementItem<ServerResult> {
  readonly photo: PhotoName
  /** Its path on this site, which is also its id. */
  readonly originalPath: string
  readonly description: string
}

export const fileNameOf = ({ originalPath }: ServerItem) =>
  originalPath.slice(originalPath.lastIndexOf('/') + 1)

export interface ServerState {
  readonly batch: Batch<ServerItem>
  readonly announcement: string
  /** Why the last image failed; `null` once one has succeeded. */
  readonly lastFailure: Failure | null
  /** True if the one before failed for the same. Those that follow would, too. */
  readonly isRepeated: boolean
  /** Why nothing happens for a while. */
  readonly wait: Wait | null
}

/** The images before anything has happened to them. Their sizes are not known: all count the same. */
const items = siteImages.map(({ name, path, description }) => ({
  id: path,
  bytes: 1,
  photo: name,
  originalPath: path,
  description,
  ...untouched,
}))

/** The server tool's state. It outlives the components: a batch goes on while another page is shown. */
export const serverStore = createStore<ServerState>({
  batch: reduceBatch<ServerItem>(emptyBatch, { type: 'append', items }),
  announcement: '',
  lastFailure: null,
  isRepeated: false,
  wait: null,
})

const change = (changes: Partial<ServerState>) => serverStore.setState((state) => ({ ...state, ...changes }))
const holdUpdate = createUpdateHold('photos')
const askBeforeLeaving = createLeaveQuestion()

const follow = createBatchRunner<ServerItem>({
  batches: () => [serverStore.state.batch],
  send: (_, event) => send(event),
  async enhance({ originalPath }, signal) {
    const enhancedUrl = await enhanceSiteImage(originalPath, signal, (wait) => change({ wait }))
    change({ lastFailure: null, isRepeated: false })
    return { key: enhancedUrl, enhancedUrl }
  },
  async explain(_, cause) {
    const { failure } = cause instanceof EnhancementFailed ? cause : new EnhancementFailed('not understood')
    const { lastFailure } = serverStore.state
    const isRepeated = lastFailure !== null && isSameFailure(lastFailure, failure)
    change({ lastFailure: failure, isRepeated })
    return failure
  },
})

/** True if the server would refuse the images that follow as it has refused the last. */
const failsForAll = ({ lastFailure, isRepeated }: ServerState) =>
  lastFailure?.kind === 'unreachable' || isRepeated

function send(event: BatchEvent<ServerItem>): void {
  const { batch: before, announcement } = serverStore.state
  const batch = reduceBatch(before, event)
  if (batch === before) return
  change({ batch, announcement: announcementOf(batch, before) ?? announcement })
  const end = endMessageOf(batch, before)
  if (end) showToast(end)
  // Results are nowhere but on this page.
  const wouldLose = isBusy(batch) || batch.items.some(isToExport)
  holdUpdate(wouldLose)
  askBeforeLeaving(wouldLose)
  // All that follow would fail, too, each after minutes of silence.
  const hasFailed = countsOf(batch.items).failed > countsOf(before.items).failed
  if (hasFailed && failsForAll(serverStore.state)) send({ type: 'pause' })
  follow()
}

export function sendServer(event: BatchEvent<ServerItem>): void {
  // Asked anew, it may answer.
  if (event.type === 'start' || event.type === 'retry') change({ lastFailure: null, isRepeated: false })
  send(event)
}

/** Goes on, first with the images at which the server couldn't be reached, or refused all alike. */
export function resumeServer(): void {
  sendServer({ type: failsForAll(serverStore.state) ? 'start' : 'resume' })
}
