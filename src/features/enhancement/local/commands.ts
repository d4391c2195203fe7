import { LoadError } from '@/lib/lazy-module'
import { hideToast, showToast, type Toast } from '@/ui/toast'
import { endToastKind } from '../batch/announcements'
import { countsOf } from '../batch/enhancement-item'
import { saveBlobAs } from '../download'
import { fileFor } from '../save/export-worker'
import { keysInList, readResult, resultCache } from './engine/enhance-photo'
import { newId, sortFiles } from './input/sort-files'
import { enhancedName, type LocalItem } from './store/local-item'
import { localRunner } from './store/local-runner'
import { changeState, localStore } from './store/local-state'
import { measureCache, ready, removeSaved, restoreSaved } from './store/session'

/** All that people can do with the local tool. Its views call nothing else. */

const noImages: Toast = { kind: 'error', message: 'Please select image files (jpg, png, webp)' }
const nothingChosen: Toast = { kind: 'error', message: 'Please select images first' }

/**
 * Adds files to the batch and says what became of them (specification, section 5). An unfinished batch of an earlier
 * visit goes first; a finished one is discarded.
 */
export async function chooseFiles(files: Iterable<File>): Promise<void> {
  await ready
  const { resumable } = localStore.state
  if (resumable) await (resumable.left > 0 ? restoreSaved() : removeSaved())
  const { images, skipped, known } = sortFiles(files, localStore.state.batch.items, newId)
  // A share that is read again after a reload is in the saved batch already. That is not worth a note.
  changeState({ chosen: { skipped, known: resumable ? 0 : known } })
  localRunner.send({ type: 'append', items: images })
  if (images.length > 0) {
    for (const answered of [noImages, nothingChosen]) hideToast(answered)
    showToast({ kind: 'success', message: `${images.length} images loaded and ready for enhancement` })
  } else if (known === 0) {
    showToast(noImages)
  }
}

export function enhanceAll(): void {
  const { items } = localStore.state.batch
  if (items.length === 0) {
    showToast(nothingChosen)
    return
  }
  localRunner.send({ type: 'start' })
  if (localStore.state.batch.phase !== 'idle') return
  // Nothing was left to do.
  const { completed, total } = countsOf(items)
  showToast({
    kind: endToastKind(localStore.state.batch),
    message: `Enhanced ${completed} of ${total} images`,
  })
}

export const pause = () => localRunner.send({ type: 'pause' })
export const resume = () => localRunner.send({ type: 'resume' })
export const cancel = () => localRunner.send({ type: 'cancel' })
/** Tries one failed photograph again, or all of them. */
export const retry = (id?: string) => localRunner.send({ type: 'retry', id })
export const remove = (id: string) => localRunner.send({ type: 'remove', id })

export function clearList(): void {
  changeState({ chosen: null })
  localRunner.send({ type: 'clear' })
}

/** Goes on with the saved batch of an earlier visit. What failed then is tried again by hand. */
export async function continueSaved(): Promise<void> {
  await restoreSaved()
  localRunner.send({ type: 'resume' })
}

export const discardSaved = () => removeSaved()

export const saveForWeb = (isForWeb: boolean) => changeState({ isForWeb })

/** Saves one result (specification, section 8). */
export async function download({ originalFile, result }: LocalItem): Promise<void> {
  if (!result) return
  const { isForWeb } = localStore.state
  try {
    const file = await fileFor(isForWeb, () => readResult(result))
    saveBlobAs(file, enhancedName(originalFile.name, isForWeb))
    showToast({ kind: 'success', message: 'Enhanced image downloaded!' })
  } catch (cause) {
    const unreadable = 'This result could not be read. Enhance the photo again.'
    showToast({ kind: 'error', message: cause instanceof LoadError ? cause.message : unreadable })
  }
}

/** Clears the results of earlier batches from this device. Those in the list stay. */
export async function clearCachedResults(): Promise<void> {
  try {
    await resultCache.clear(keysInList())
    await measureCache()
    showToast({ kind: 'success', message: 'Kept images cleared' })
  } catch {
    showToast({ kind: 'error', message: 'The kept images could not be cleared' })
  }
}
