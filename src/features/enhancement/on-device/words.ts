import { isCompleted } from '../batch/item'
import type { LocalItem } from './photo'
import type { LocalState } from './state'
import type { StorageProblem } from './storage/database'
import { isMemoryFull } from './storage/storage-full'

const problemWords: Readonly<Record<StorageProblem, string>> = {
  full: 'Storage is full',
  silent: 'This browser’s storage isn’t responding',
  unreadable: "This page can't read what it kept in this browser. Reload it",
  refused: 'This browser doesn’t let the site store anything',
}

/** What pressing without images gives (specification, sections 5 and 8). */
export const noImages = { kind: 'error', message: 'Please select image files (jpg, png, webp)' } as const
export const nothingChosen = { kind: 'error', message: 'Please select images first' } as const

const mostNamed = 5

/** What people are told about the list: what was left out of it, and what would be lost with the page. */
export function notesOf({ chosen, uncopied, storageProblem }: LocalState): string[] {
  const { skipped = [], known = 0 } = chosen ?? {}
  const count = skipped.length
  const names = skipped.slice(0, mostNamed).join(', ') + (count > mostNamed ? ' …' : '')
  const notes = [
    count > 0 && `${count} ${count === 1 ? 'file was' : 'files were'} skipped: not an image (${names})`,
    known > 0 && `${known} ${known === 1 ? 'image was' : 'images were'} in the list already`,
    uncopied > 0 &&
      `${problemWords[storageProblem ?? 'refused']}: ${uncopied} of these images would have to be picked again after a reload.`,
  ]
  return notes.filter((note) => note !== false)
}

/** What people are told about results that this browser couldn't keep; `undefined` if there are none. */
export function unkeptWords(items: readonly LocalItem[]): string | undefined {
  const unkept = items.filter(({ result }) => result?.uncached).length
  if (unkept === 0) return undefined
  const completed = items.filter(isCompleted).length
  const kept = `This browser couldn’t keep every result: ${completed - unkept} of ${completed} are kept.`
  return isMemoryFull(items)
    ? `${kept} It can hold no more. Save what’s done, then press Resume. What you’ve saved makes room.`
    : `${kept} Save them before you leave this page.`
}
