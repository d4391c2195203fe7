import { type Batch, isBusy, isUnhandled } from './batch-reducer'
import { countsOf, type EnhancementItem, isToExport } from './item'

type AnyBatch = Batch<EnhancementItem>

/** The toast when a batch ends (specification, section 4). None enhanced is an error. */
export function endMessageOf(now: AnyBatch, before: AnyBatch) {
  const isCut = now.items.length < before.items.length
  return now.phase === 'idle' && isBusy(before) && !isCut ? successOf(now) : undefined
}

export function successOf({ items }: AnyBatch) {
  const { completed, total } = countsOf(items)
  const kind = completed === 0 ? 'error' : 'success'
  return { kind, message: `Enhanced ${completed} of ${total} ${total === 1 ? 'image' : 'images'}` } as const
}

/**
 * The words for screen readers when a batch begins, pauses, goes on and ends, and at every quarter. Nothing
 * of an empty one. `undefined` where what was said last still holds.
 */
export function announcementOf(now: AnyBatch, before: AnyBatch): string | undefined {
  const { total, completed, left, failed } = countsOf(now.items)
  if (total === 0) return ''
  const failures = failed > 0 ? `, ${failed} failed` : ''
  const images = `of ${total} ${total === 1 ? 'image is' : 'images are'}`
  const done = `${total - left} ${images} done`
  const enhanced = `${completed} ${images} enhanced`
  if (now.phase !== before.phase) {
    if (now.phase === 'running') return `Enhancing images, ${left} left`
    return now.phase === 'paused' ? `Paused. ${done}` : enhanced + failures
  }
  // Results are gone, or their photos were removed from the list.
  if (completed < countsOf(before.items).completed) return enhanced
  const isNextQuarter = total === before.items.length && quartersDone(now) > quartersDone(before)
  return now.phase === 'running' && isNextQuarter ? done + failures : undefined
}

/** A number of photos, as in "1 photo". */
export const photosInWords = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`

export const savedIn = (zips: number, count: number) =>
  `${photosInWords(count)} saved in ${zips === 1 ? 'one zip file' : `${zips} zip files`}`

/**
 * The question before photos are dropped that nobody has saved, or that failed; `undefined` where there are
 * none. The `question` of a `ConfirmButton`.
 *
 * @param items that would be dropped
 * @param question what is about to be done, such as "Remove it?"
 */
export function lossQuestion(items: readonly EnhancementItem[], question: string): string | undefined {
  const { completed, failed } = countsOf(items)
  const unsaved = items.filter(isToExport).length
  if (unsaved === 0) return failed > 0 ? `${photosInWords(failed)} failed. ${question}` : undefined
  return `${unsavedInWords(unsaved, completed)}${failed > 0 ? `, and ${failed} failed` : ''}. ${question}`
}

function unsavedInWords(unsaved: number, finished: number): string {
  if (finished === 1) return 'This photo isn’t saved'
  if (unsaved === finished) return `None of these ${finished} photos are saved`
  return `${unsaved} of these ${finished} photos ${unsaved === 1 ? 'isn’t' : 'aren’t'} saved`
}

function quartersDone({ items }: AnyBatch): number {
  const { total, left } = countsOf(items)
  return Math.floor(((total - left) / total) * 4)
}

export function detailsOf(batch: AnyBatch): string {
  const { total, completed, failed, left } = countsOf(batch.items)
  const details = [
    batch.phase === 'paused' && 'Paused',
    `${completed} of ${total} enhanced`,
    failed > 0 && `${failed} failed`,
    left > 0 && `${left} left`,
  ]
  return details.filter((detail) => detail !== false).join(' · ')
}

/** Below this nothing can be said about the rest: the results of the first ones may be stored already. */
const least = { photographs: 3, milliseconds: 1_000 }

/**
 * How many milliseconds the rest of a running batch takes by its bytes, at the median pace of the last items:
 * one of them may have waited for a device that slept. `undefined` while too few have been handled for an
 * honest answer.
 */
export function remainingTime({ phase, items, pace }: AnyBatch): number | undefined {
  const spent = pace.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  if (phase !== 'running' || pace.length < least.photographs || spent < least.milliseconds) return undefined
  const paces = pace.map(({ bytes, milliseconds }) => milliseconds / Math.max(bytes, 1))
  const median = paces.sort((one, other) => one - other)[Math.floor(paces.length / 2)] ?? 0
  return median * items.filter(isUnhandled).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** A remaining time in words, no more exact than it is. */
export function inWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  if (milliseconds < 60_000) return 'less than a minute left'
  if (minutes < 60) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`
  const halves = Math.round(minutes / 30) / 2
  return `about ${halves} ${halves === 1 ? 'hour' : 'hours'} left`
}
