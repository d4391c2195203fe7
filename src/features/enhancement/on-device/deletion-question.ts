import { countsOf, isToExport } from '../batch/item'
import { lossQuestion, photosInWords } from '../batch/words'
import type { LocalBatch } from './library'

/** The question before a batch is deleted; `undefined` if people have all that can be had of it. */
export function deletionQuestion({ items }: Pick<LocalBatch, 'items'>): string | undefined {
  const { left } = countsOf(items)
  const unsaved = items.some(isToExport)
  const toEnhance = `${photosInWords(left)} ${left === 1 ? 'isn’t' : 'aren’t'} enhanced yet. Delete?`
  return unsaved ? lossQuestion(items, 'Delete?') : left > 0 ? toEnhance : undefined
}
