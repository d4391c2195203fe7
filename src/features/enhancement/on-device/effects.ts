import { createLeaveQuestion } from '@/lib/leave-question'
import { createUpdateHold } from '@/lib/update-hold'
import { keepScreenOn } from '@/lib/wake-lock'
import { showToast } from '@/ui/toast'
import { isBusy } from '../batch/batch-reducer'
import { countsOf, isToExport, progressOf } from '../batch/item'
import { endMessageOf } from '../batch/words'
import { fetchHeicReader } from './engine/heic'
import { isOfAll } from './failures'
import type { LocalItem } from './photo'
import { beginKeeping, keepChanges } from './restore'
import { localRunner } from './runner'
import { type LocalBatch, type LocalState, localStore, onBatchChange } from './state'
import { isMemoryFull } from './storage/storage-full'
import { holdDecoding } from './thumbnail'

/** Side effects of a running batch: title, wake lock, unload question, pausing on a full device. */

let hasBegun = false

/** Sets up all that follows the batch: once, when the local tool is first shown. */
export function startEffects(): void {
  if (hasBegun) return
  hasBegun = true
  const holdUpdate = createUpdateHold('photos')
  const askBeforeLeaving = createLeaveQuestion()
  localStore.subscribe((state) => {
    askBeforeLeaving(wouldLose(state))
    // A new version would take the page from under photos that are chosen and not enhanced yet.
    holdUpdate(wouldLose(state) || countsOf(state.batch.items).left > 0)
  })
  onBatchChange((batch, before) => {
    const end = endMessageOf(batch, before)
    if (end) showToast(end)
    showProgress(batch)
    keepAwake(batch.phase === 'running')
    if (batch.phase === 'running' && before.phase !== 'running') persistStorage()
    holdDecoding(batch.phase === 'running')
    if (batch.phase === 'running' && hasToPause(batch, before)) localRunner.send({ type: 'pause' })
    keepChanges(batch, before)
  })
  // Another page that is shown meanwhile sets a title of its own.
  const observer = new MutationObserver(() => showProgress(localStore.state.batch))
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  fetchHeicReader()
  beginKeeping()
}

/** True if leaving would interrupt work, or lose photos or results that no later visit finds again. */
function wouldLose({ batch, uncopied, isCopying, isOpenElsewhere, saving }: LocalState): boolean {
  const isLost = (item: LocalItem) => isToExport(item) && item.result?.unkept !== null
  const hasUnkept = countsOf(batch.items).left > 0 && (uncopied > 0 || isOpenElsewhere)
  return isBusy(batch) || isCopying || saving !== null || hasUnkept || batch.items.some(isLost)
}

/** True if a photo failed for no fault of its own: all that follow would fail, too. */
export const isRefused = ({ error }: LocalItem) => error !== null && isOfAll(error)

/** True if another result wouldn't be safe, or one has just failed for a reason that isn't its own. */
function hasToPause(now: LocalBatch, before: LocalBatch): boolean {
  const refused = ({ items }: LocalBatch) => items.filter(isRefused).length
  return isMemoryFull(now.items) || refused(now) > refused(before)
}

const share = /^\(\d+%\) /

function showProgress(now: LocalBatch): void {
  const title = document.title.replace(share, '')
  const titleNow = isBusy(now) ? `(${progressOf(now.items)}%) ${title}` : title
  // The browser draws the title in another process, which takes time, so it is set only when it changes.
  if (titleNow !== document.title) document.title = titleNow
}

let letSleep: (() => void) | undefined

/** Keeps the screen on while photos are enhanced: phones stop all work when it goes dark. */
function keepAwake(isNeeded: boolean): void {
  if (isNeeded) letSleep ??= keepScreenOn()
  else {
    letSleep?.()
    letSleep = undefined
  }
}

/** Asks the browser not to empty this site's storage when the device gets full. It may refuse. */
function persistStorage(): void {
  navigator.storage?.persist?.().catch(() => {})
}
