import { LoadError } from '@/lib/lazy-module'
import { hideToast, showToast, type Toast } from '@/ui/toast'
import { isBusy } from '../batch/batch-reducer'
import { successOf } from '../batch/words'
import { fileFor } from '../save/export-worker'
import { isDismissal, type Result, type SaveOptions, saveBlobAs, uniqueNames } from '../save/files'
import { removeZip } from '../save/zip'
import { readResult, resultCache } from './engine/enhance-photo'
import { fromFile, newImages, splitImages } from './input/sort-files'
import { enhancedName, type LocalItem } from './photo'
import { keysInSaved, localRunner, measureCache, openSaved, readCopy, restoreSaved } from './session'
import { changeState, keysInList, localStore } from './state'
import { isMemoryFull } from './storage/storage-full'
import { areResultsInUse } from './storage/tab-lock'

/** All that people can do with the local tool. Its views call nothing else. */

const noImages: Toast = { kind: 'error', message: 'Please select image files (jpg, png, webp)' }
const nothingChosen: Toast = { kind: 'error', message: 'Please select images first' }

/**
 * Adds files to the batch and says what became of them (specification, section 5). The batch of an earlier visit goes
 * first.
 */
export async function chooseFiles(files: Iterable<File>): Promise<void> {
  const { images, others } = await splitImages(files)
  await openSaved()
  if (localStore.state.resumable) await restoreSaved()
  const added = newImages(images, localStore.state.batch.items, (file) => fromFile(file, readCopy))
  const known = images.length - added.length
  changeState({ chosen: { skipped: others.map(({ name }) => name), known } })
  localRunner.send({ type: 'append', items: added })
  if (added.length > 0) {
    for (const answered of [noImages, nothingChosen]) hideToast(answered)
    showToast({ kind: 'success', message: `${added.length} images loaded and ready for enhancement` })
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
  // Nothing was left to do.
  if (localStore.state.batch.phase === 'idle') showToast(successOf(localStore.state.batch))
}

export const pause = () => localRunner.send({ type: 'pause' })
export const cancel = () => localRunner.send({ type: 'cancel' })
export const retry = (id?: string) => localRunner.send({ type: 'retry', id })
export const remove = (id: string) => localRunner.send({ type: 'remove', id })

/** Results that people have saved, among those that this browser doesn't keep. */
const saved = new WeakSet<Blob>()

/** Goes on. If memory ran out before, the results that have been saved since make room. */
export function resume(): void {
  const { batch } = localStore.state
  if (isMemoryFull(batch.items)) {
    for (const { id, result } of batch.items) if (result?.uncached && saved.has(result.uncached)) remove(id)
  }
  localRunner.send({ type: 'resume' })
}

export function clearList(): void {
  changeState({ chosen: null })
  localRunner.send({ type: 'clear' })
}

/** Goes on with the saved batch of an earlier visit. What failed then is tried again by hand. */
export async function continueSaved(): Promise<void> {
  await restoreSaved()
  localRunner.send({ type: 'resume' })
}

/** Saves one result (specification, section 8). */
export async function download(item: LocalItem): Promise<void> {
  const { originalFile, result } = item
  if (!result) return
  const { isForWeb } = localStore.state
  try {
    const file = await fileFor(isForWeb, () => readResult(result))
    saveBlobAs(file, enhancedName(originalFile.name, isForWeb))
    noteSaved([item])
    showToast({ kind: 'success', message: 'Enhanced image downloaded!' })
  } catch (cause) {
    if (cause instanceof LoadError) showToast({ kind: 'error', message: cause.message })
    else forget([item])
  }
}

/** Makes photographs pending again whose results can't be read any more. */
export function forget(items: readonly LocalItem[]): void {
  const names = items.map(({ originalFile }) => originalFile.name).join(', ')
  localRunner.send({ type: 'forget', ids: items.map(({ id }) => id) })
  showToast({ kind: 'error', message: `No longer on this device: ${names}. Enhance All makes them again.` })
}

function noteSaved(items: readonly LocalItem[]): void {
  for (const { result } of items) if (result?.uncached) saved.add(result.uncached)
}

let saving = new AbortController()

export const cancelSaving = () => saving.abort()

/**
 * Saves all results of the list in its order. Photographs whose results are gone are left out, named and pending again.
 *
 * @param save saves them, and returns the words that say so
 */
export async function saveResults(
  save: (results: readonly Result[], options: SaveOptions) => Promise<string>,
): Promise<void> {
  const { batch, isForWeb } = localStore.state
  const done = batch.items.filter(({ result }) => result)
  const gone = new Set<LocalItem>()
  saving = new AbortController()
  changeState({ written: 0 })
  try {
    const message = await save(resultsOf(done, isForWeb), {
      signal: saving.signal,
      report: (written) => changeState({ written }),
      leftOut: (index) => gone.add(done[index] as LocalItem),
    })
    noteSaved(done.filter((item) => !gone.has(item)))
    changeState({ isSaved: gone.size === 0 })
    if (gone.size < done.length) showToast({ kind: 'success', message })
    if (gone.size > 0) forget([...gone])
  } catch (cause) {
    if (!isDismissal(cause)) showToast({ kind: 'error', message: whyUnsaved(cause) })
  } finally {
    changeState({ written: null })
  }
}

/** On a full disk, browsers give one of several reasons or none. */
function whyUnsaved(cause: unknown): string {
  return cause instanceof LoadError
    ? cause.message
    : 'We couldn’t save the images. If this device is full, free some space or choose “Smaller, for the web”. Then try again.'
}

/** The results of completed photographs, under names that are unlike each other. */
export function resultsOf(done: readonly LocalItem[], isForWeb: boolean): Result[] {
  const names = uniqueNames(done.map(({ originalFile }) => enhancedName(originalFile.name, isForWeb)))
  const results = done.flatMap(({ result }) => result ?? [])
  return results.map((result, index) => ({
    name: names[index] ?? '',
    bytes: result.bytes,
    read: () => fileFor(isForWeb, () => readResult(result)),
  }))
}

/** Clears the results of earlier batches from this device. Those that a list or the saved batch needs stay. */
export async function clearCachedResults(): Promise<void> {
  try {
    if (await areResultsInUse()) {
      showToast({ kind: 'error', message: 'Another tab needs these images. Close it, then clear them.' })
      return
    }
    await resultCache.clear(new Set([...keysInList(), ...keysInSaved()]))
    if (!isBusy(localStore.state.batch)) await removeZip(0)
    await measureCache()
    showToast({ kind: 'success', message: 'Saved results cleared' })
  } catch {
    showToast({ kind: 'error', message: 'We couldn’t clear the saved results' })
  }
}
