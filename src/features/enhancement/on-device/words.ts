import { type Counts, countsOf, isCompleted, isToExport } from '../batch/item'
import { photosInWords } from '../batch/words'
import type { LocalItem } from './photo'
import type { LocalState, Restorable } from './state'
import type { StorageProblem } from './storage/database'
import { isMemoryFull } from './storage/storage-full'

const problemWords: Readonly<Record<StorageProblem, string>> = {
  full: 'Storage is full',
  silent: 'This browser’s storage isn’t responding',
  unreadable: 'This page can’t read what it kept in this browser. Reload it',
  refused: 'This browser doesn’t let the site store anything',
}

/** The messages for a press without images (specification, sections 5 and 8). */
export const noImages = { kind: 'error', message: 'Please select image files (jpg, png, webp)' } as const
export const nothingChosen = { kind: 'error', message: 'Please select images first' } as const

const mostNamed = 5

/** Notes about the list: files left out of it, and results that would be lost with the page. */
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

/** The words that offer an earlier visit's batch. */
export function offerOf({ items, lost }: Restorable): { readonly title: string; readonly text: string } {
  const { total, left } = countsOf(items)
  const toPick = `${photosInWords(lost.length)} ${lost.length === 1 ? 'has' : 'have'} to be picked again`
  if (items.every(({ isExported }) => isExported))
    return { title: toPick, text: 'This browser has no copy from your last batch.' }
  const unsaved = items.filter(isToExport).length
  const here = total === 1 ? 'The photo of your last batch is' : 'The photos of your last batch are'
  const sentences = [
    left > 0 ? 'Your last batch wasn’t finished.' : `${here} still here.`,
    unsaved > 0 &&
      `${unsaved} finished ${unsaved === 1 ? 'photo is' : 'photos are'} kept, and not saved yet.`,
    lost.length > 0 && `${toPick}: this browser has no copy.`,
  ]
  return { title: stateInWords(countsOf(items)), text: sentences.filter((one) => one !== false).join(' ') }
}

function stateInWords({ total, completed, failed, left }: Counts): string {
  if (left > 0) return `${left} of ${total} left`
  if (failed > 0) return `${completed} of ${total} done, ${failed} failed`
  return total === 1 ? '1 photo done' : `All ${total} done`
}

/** A note about unsaved results that this browser couldn't keep; `undefined` without any. */
export function unkeptWords(items: readonly LocalItem[]): string | undefined {
  const unkept = items.filter((item) => isToExport(item) && item.result?.unkept).length
  if (unkept === 0) return undefined
  const completed = items.filter(isCompleted).length
  const kept = `This browser couldn’t keep every result: ${completed - unkept} of ${completed} ${completed === 1 ? 'is' : 'are'} kept.`
  return isMemoryFull(items)
    ? `${kept} It can hold no more. Save what’s done, then press Resume. What you’ve saved makes room.`
    : `${kept} Save your photos before you leave this page.`
}
