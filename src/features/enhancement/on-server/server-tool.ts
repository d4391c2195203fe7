import { createStore } from '@tanstack/react-store'
import type { PhotoName } from '@/content/work/photos'
import { siteImages } from '@/content/work/site-images'
import { createLeaveQuestion } from '@/lib/leave-question'
import { createUpdateHold } from '@/lib/update-hold'
import { showToast } from '@/ui/toast'
import { type Batch, emptyBatch, isBusy, reduceBatch } from '../batch/batch-reducer'
import { createBatchRunner } from '../batch/batch-runner'
import { countsOf, type EnhancementItem, isToExport, untouched } from '../batch/item'
import { announcementOf, endMessageOf } from '../batch/words'
import { enhanceSiteImage, type Wait } from './call-function'
import { EnhancementFailed } from './failures'

export interface ServerResult {
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
  /** True if the last request got no answer. */
  readonly isUnreachable: boolean
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
  isUnreachable: false,
  wait: null,
})

const change = (changes: Partial<ServerState>) => serverStore.setState((state) => ({ ...state, ...changes }))
const holdUpdate = createUpdateHold('photos')
const askBeforeLeaving = createLeaveQuestion()

const runner = createBatchRunner<ServerItem>({
  batch: {
    read: () => serverStore.state.batch,
    write(batch) {
      const { batch: before, announcement } = serverStore.state
      change({ batch, announcement: announcementOf(batch, before) ?? announcement })
      const end = endMessageOf(batch, before)
      if (end) showToast(end)
      // Results are nowhere but on this page.
      const wouldLose = isBusy(batch) || batch.items.some(isToExport)
      holdUpdate(wouldLose)
      askBeforeLeaving(wouldLose)
      // All that follow would fail, too, each after minutes of silence.
      const hasFailed = countsOf(batch.items).failed > countsOf(before.items).failed
      if (hasFailed && serverStore.state.isUnreachable) runner.send({ type: 'pause' })
    },
  },
  async enhance({ originalPath }, signal) {
    const enhancedUrl = await enhanceSiteImage(originalPath, signal, (wait) => change({ wait }))
    change({ isUnreachable: false })
    return { enhancedUrl }
  },
  async explain(_, cause) {
    const { failure } = cause instanceof EnhancementFailed ? cause : new EnhancementFailed('not understood')
    change({ isUnreachable: failure.kind === 'unreachable' })
    return failure
  },
})

export const sendServer = runner.send

/** Goes on, first with the image at which the server couldn't be reached. */
export function resumeServer(): void {
  sendServer({ type: serverStore.state.isUnreachable ? 'start' : 'resume' })
}
