import { countsOf, isToExport } from '../batch/item'
import { photosInWords } from '../batch/words'
import type { FileType } from './exported-file-types'
import { addedAt, type KeptBatch } from './library'
import type { Room } from './room'
import type { Save } from './storage/batch-database'

/** What is said of a batch, most of it in its line of the shelf. */

const typeWords: Readonly<Record<FileType, string>> = { png: 'PNG', jpeg: 'JPEG', web: 'web' }

const day = 24 * 60 * 60_000

/** A day in the fewest words: "today", "Tuesday", "Nov 12". */
export function dayInWords(time: number, now: number): string {
  const daysAgo = Math.round((startOf(now) - startOf(time)) / day)
  if (daysAgo === 0) return 'today'
  if (daysAgo === 1) return 'yesterday'
  const format = daysAgo < 7 ? { weekday: 'long' } : { month: 'short', day: 'numeric' }
  return new Date(time).toLocaleDateString('en-US', format as Intl.DateTimeFormatOptions)
}

const startOf = (time: number) => new Date(time).setHours(0, 0, 0, 0)

/** How many, since when, what was exported when, what is left to do, and what ends with the page. */
export function shelvedFacts(
  { items, saves }: Pick<KeptBatch, 'items' | 'saves'>,
  { unkept, uncopied }: Pick<Room, 'unkept' | 'uncopied'>,
  now: number,
): string {
  const { left, failed } = countsOf(items)
  const unsaved = items.filter(isToExport).length
  const notKept = unkept.length + uncopied.length
  const facts = [
    photosInWords(items.length),
    dayInWords(addedAt(items), now),
    saves.length > 0 && `saved as ${saves.map((save) => saveInWords(save, now)).join(', ')}`,
    unsaved > 0 && `${unsaved} not saved`,
    left > 0 && `${left} to enhance`,
    failed > 0 && `${failed} failed`,
    notKept > 0 && `${notKept} not kept in this browser`,
  ]
  return facts.filter((fact) => fact !== false).join(' · ')
}

const saveInWords = ({ as, at }: Save, now: number) =>
  `${typeWords[as as FileType] ?? as} ${dayInWords(at, now)}`
