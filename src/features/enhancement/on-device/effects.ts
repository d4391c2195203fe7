import { createLeaveQuestion } from '@/lib/leave-question'
import { askToKeep } from '@/lib/persistent-storage'
import { createUpdateHold } from '@/lib/update-hold'
import { createWakeLock } from '@/lib/wake-lock'
import { showToast } from '@/ui/lazy-toasts'
import type { Batch } from '../batch/batch-reducer'
import { countsOf } from '../batch/item'
import { endMessageOf } from '../batch/words'
import { nameOf } from './batch-name'
import { fetchHeicReader } from './engine/heic'
import { makeJpegsAhead } from './export/jpeg-cache'
import { stopSavingForOtherTab } from './export/save'
import { isRefused } from './failures'
import { type Library, type LocalBatch, openBatchOf } from './library'
import { beginKeeping } from './library-persistence'
import { isMemoryFull } from './room'
import { writeRotations } from './rotate'
import { runBatches } from './runner'
import { type LocalState, onChange, roomOfAll, send } from './state'
import { showProgressInTitle } from './tab-title'
import { holdDecoding } from './thumbnail'
import { allowThumbnail } from './thumbnail-pace'
import { ofBatch } from './words'

/** Side effects of the batches: wake lock, unload question, pausing on a full device. */

let hasBegun = false

/** Sets up all that follows the batches: once, when the local tool is first shown. */
export function startEffects(): void {
  if (hasBegun) return
  hasBegun = true
  runBatches()
  writeRotations()
  stopSavingForOtherTab()
  showProgressInTitle()
  const holdUpdate = createUpdateHold('photos')
  const askBeforeLeaving = createLeaveQuestion()
  const keepScreenOn = createWakeLock()
  onChange((state, before) => {
    askBeforeLeaving(wouldLose(state))
    // A new version would take the page from under photos that are chosen and not enhanced yet.
    holdUpdate(wouldLose(state) || countsOf(openBatchOf(state.library).items).left > 0)
    // Phones stop all work when the screen goes dark.
    keepScreenOn([...state.library.batches.values()].some(isRunning))
    if (state.library !== before.library) followLibrary(state, before)
  })
  fetchHeicReader()
  beginKeeping()
}

function followLibrary(state: LocalState, before: LocalState): void {
  const { batches, openId } = state.library
  for (const batch of batches.values()) {
    const last = before.library.batches.get(batch.id)
    if (!last || batch === last) continue
    const end = endMessageOf(batch, last)
    if (end) showToast(batch.id === openId ? end : { ...end, message: ofBatch(nameOf(batch), end.message) })
  }
  const running = [...batches.values()].filter(isRunning)
  const wasRunning = [...before.library.batches.values()].some(isRunning)
  if (running.length > 0 && !wasRunning) void askToKeep()
  if (handled(state.library) > handled(before.library)) allowThumbnail()
  holdDecoding(running.length > 0)
  for (const batch of running)
    if (hasToPause(state, batch, before.library.batches.get(batch.id)))
      send({ type: 'pause', batch: batch.id })
  makeJpegsAhead(state, before)
}

const isRunning = ({ phase }: Batch<unknown>) => phase === 'running'

/** True if leaving would interrupt work, or lose photos or results that no later visit finds again. */
function wouldLose(state: LocalState): boolean {
  const { library, isCopying, isOpenElsewhere } = state
  const { unkept, uncopied } = roomOfAll(state)
  const batches = [...library.batches.values()]
  const isAtWork = isCopying || batches.some(({ phase, saving }) => phase === 'running' || saving !== null)
  // What another tab couldn't take is here alone.
  const isLeftHere = isOpenElsewhere && batches.some(({ items }) => countsOf(items).left > 0)
  return isAtWork || isLeftHere || unkept.length > 0 || uncopied.length > 0
}

/** True if another result wouldn't be safe, or one has just failed for a reason that isn't its own. */
function hasToPause(state: LocalState, now: LocalBatch, before: LocalBatch | undefined): boolean {
  const refused = (batch?: LocalBatch) => batch?.items.filter(isRefused).length ?? 0
  return isMemoryFull(roomOfAll(state)) || refused(now) > refused(before)
}

const handled = ({ batches }: Library) =>
  [...batches.values()].reduce((sum, { items }) => sum + items.length - countsOf(items).left, 0)
