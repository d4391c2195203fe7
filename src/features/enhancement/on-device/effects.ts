import { createLeaveQuestion } from '@/lib/leave-question'
import { createUpdateHold } from '@/lib/update-hold'
import { keepScreenOn } from '@/lib/wake-lock'
import { showToast } from '@/ui/toast'
import { isBusy } from '../batch/batch-reducer'
import { countsOf, isToExport, progressOf } from '../batch/item'
import { endMessageOf } from '../batch/words'
import { fetchHeicReader } from './engine/heic'
import { isRefused } from './failures'
import { makeJpegsAhead } from './jpeg-cache'
import type { LocalItem } from './photo'
import { beginKeeping, keepChanges, keepSaves } from './restore'
import { localRunner } from './runner'
import { allItems } from './shelf'
import { type LocalBatch, type LocalState, localStore } from './state'
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
  let last = localStore.state
  localStore.subscribe((state) => {
    const before = last
    last = state
    const { batch, batchId, saves } = state
    askBeforeLeaving(wouldLose(state))
    // A new version would take the page from under photos that are chosen and not enhanced yet.
    holdUpdate(wouldLose(state) || countsOf(batch.items).left > 0)
    if (batch !== before.batch) followBatch(batch, before.batch)
    if (saves !== before.saves && batchId !== null && batchId === before.batchId) keepSaves(batchId, saves)
  })
  // Another page that is shown meanwhile sets a title of its own.
  const observer = new MutationObserver(() => showProgress(localStore.state.batch))
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  fetchHeicReader()
  beginKeeping()
}

function followBatch(batch: LocalBatch, before: LocalBatch): void {
  const isRunning = batch.phase === 'running'
  const end = endMessageOf(batch, before)
  if (end) showToast(end)
  showProgress(batch)
  keepAwake(isRunning)
  if (isRunning && before.phase !== 'running') persistStorage()
  if (handled(batch) > handled(before)) allowThumbnail()
  holdDecoding(isRunning)
  if (isRunning && hasToPause(batch, before)) localRunner.send({ type: 'pause' })
  makeJpegsAhead(batch, before)
  keepChanges(batch, before)
}

/** True if leaving would interrupt work, or lose photos or results that no later visit finds again. */
function wouldLose({ batch, uncopied, isCopying, isOpenElsewhere, saving }: LocalState): boolean {
  const isLost = (item: LocalItem) => isToExport(item) && item.result?.unkept !== null
  const hasUnkept = countsOf(batch.items).left > 0 && (uncopied > 0 || isOpenElsewhere)
  const isAtWork = batch.phase === 'running' || isCopying || saving !== null
  return isAtWork || hasUnkept || allItems().some(isLost)
}

/** True if another result wouldn't be safe, or one has just failed for a reason that isn't its own. */
function hasToPause(now: LocalBatch, before: LocalBatch): boolean {
  const refused = ({ items }: LocalBatch) => items.filter(isRefused).length
  return isMemoryFull(allItems()) || refused(now) > refused(before)
}

/** Milliseconds between two thumbnails while a batch runs. */
const thumbnailPause = 1_000
let lastThumbnail = 0

/**
 * Lets one thumbnail be drawn beside a running batch, unless one was just drawn: a whole photo is decoded for
 * it. One for each photo that is done would take a fifth of the time.
 */
function allowThumbnail(): void {
  const now = performance.now()
  if (now - lastThumbnail < thumbnailPause) return
  lastThumbnail = now
  holdDecoding(false)
}

const handled = ({ items }: LocalBatch) => items.length - countsOf(items).left

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
