import { LoadError } from '@/lib/fetch-file'
import { hideToast, showToast } from '@/ui/toast'
import type { Pictures } from '../batch/item'
import { successOf } from '../batch/words'
import {
  downloadAs,
  type ExportOptions,
  isDismissal,
  isGone,
  type Result,
  share,
  uniqueNames,
} from '../export/files'
import { fileFor } from '../export/with-export-worker'
import { exportZip } from '../export/zip'
import { readResult } from './engine/enhance-once'
import { readablePhoto } from './engine/heic'
import { fromFile, newImages, splitImages } from './input/chosen-files'
import { enhancedName, type LocalItem } from './photo'
import { opened, readCopy, restoreKept } from './resume'
import { localRunner } from './runner'
import { changeState, localStore } from './state'
import { isMemoryFull } from './storage/storage-full'
import { noImages, nothingChosen, unkeptWords } from './words'

/** All that people can do with the local tool. Its views call nothing else: `imports.grit` checks that. */

export { canShare } from '../export/files'
export { discardKept, takeOver } from './resume'
export { beginSession } from './session'

/**
 * Adds files to the batch and says what became of them (specification, section 5). The batch of an earlier
 * visit goes first.
 */
export async function chooseFiles(files: Iterable<File>): Promise<void> {
  const { images, others } = await splitImages(files)
  await opened
  if (localStore.state.resumable) await restoreKept()
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
export const retry = (id?: string) => localRunner.send({ type: 'retry', id })
export const remove = (id: string) => localRunner.send({ type: 'remove', id })

/** Goes on. If memory ran out before, the results that were exported since make room. */
export function resume(): void {
  const { batch } = localStore.state
  if (isMemoryFull(batch.items)) {
    const exported = batch.items.filter(({ result, isExported }) => result?.uncached && isExported)
    localRunner.send({ type: 'release', ids: exported.map(({ id }) => id) })
    const { items } = localStore.state.batch
    if (isMemoryFull(items)) {
      showToast({ kind: 'error', message: unkeptWords(items) ?? '' })
      return
    }
  }
  localRunner.send({ type: 'resume' })
}

export function clearList(): void {
  changeState({ chosen: null })
  localRunner.send({ type: 'clear' })
}

/** Goes on with the kept batch of an earlier visit. What failed then is tried again by hand. */
export async function continueKept(): Promise<void> {
  await restoreKept()
  localRunner.send({ type: 'resume' })
}

/** Downloads one result (specification, section 8). */
export async function download(item: LocalItem): Promise<void> {
  const { originalFile, result } = item
  if (!result) return
  const { isForWeb } = localStore.state
  try {
    const file = await fileFor(isForWeb, () => readResult(result))
    downloadAs(file, enhancedName(originalFile.name, isForWeb))
    localRunner.send({ type: 'exported', items: [item] })
    showToast({ kind: 'success', message: 'Enhanced image downloaded!' })
  } catch (cause) {
    if (isGone(cause)) forget([item])
    else showToast({ kind: 'error', message: whyNotExported(cause) })
  }
}

/**
 * Reads a photograph as it was and as it is now. Resolves to `undefined` if its result can't be read, and
 * says so: whatever became of the original, the result is fine.
 */
export async function readPictures(item: LocalItem, signal: AbortSignal): Promise<Pictures | undefined> {
  const { originalFile, result } = item
  if (!result) return undefined
  let after: Blob
  try {
    after = await readResult(result)
  } catch (cause) {
    if (isGone(cause)) forget([item])
    else showToast({ kind: 'error', message: unreadable })
    return undefined
  }
  try {
    return { after, before: await readablePhoto(await originalFile.read(), signal) }
  } catch (cause) {
    const why = isGone(cause) || !(cause instanceof Error) ? originalGone : cause.message.replace(/\.?$/, '.')
    return { after, before: null, problem: `${why} The enhanced photo is fine.` }
  }
}

const unreadable = 'We couldn’t read this image. Try it again, or reload the page.'
const originalGone = 'The original can’t be read any more.'

/** Makes photographs pending again whose results can't be read any more. */
function forget(items: readonly LocalItem[]): void {
  const names = items.map(({ originalFile }) => originalFile.name).join(', ')
  localRunner.send({ type: 'forget', ids: items.map(({ id }) => id) })
  showToast({ kind: 'error', message: `No longer on this device: ${names}. Enhance All makes them again.` })
}

let exporting = new AbortController()

export const cancelExport = () => exporting.abort()

export const setForWeb = (isForWeb: boolean) => changeState({ isForWeb })

export const exportAll = () =>
  exportResults(async (results, options) => {
    const zips = await exportZip(results, options)
    return `${results.length} images saved in ${zips === 1 ? 'one zip file' : `${zips} zip files`}`
  })

export const shareAll = () =>
  exportResults(async (results, options) => {
    await share(results, options)
    return `${results.length} images shared`
  })

/**
 * Exports all results of the list in its order. Those that are gone are left out, named and pending again.
 *
 * @param write makes the files, and returns the words that say so
 */
async function exportResults(
  write: (results: readonly Result[], options: ExportOptions) => Promise<string>,
): Promise<void> {
  const { batch, isForWeb } = localStore.state
  const done = batch.items.filter(({ result }) => result)
  const gone = new Set<LocalItem>()
  exporting = new AbortController()
  changeState({ written: 0 })
  try {
    const message = await write(resultsOf(done, isForWeb), {
      signal: exporting.signal,
      report: (written) => changeState({ written }),
      leftOut: (index) => gone.add(done[index] as LocalItem),
    })
    localRunner.send({ type: 'exported', items: done.filter((item) => !gone.has(item)) })
    showToast({ kind: 'success', message })
  } catch (cause) {
    if (exporting.signal.aborted) showToast({ kind: 'success', message: 'Stopped. Nothing was saved' })
    // Where all of them are gone, that is why.
    else if (!isDismissal(cause) && gone.size < done.length)
      showToast({ kind: 'error', message: whyNotExported(cause) })
  } finally {
    changeState({ written: null })
  }
  if (gone.size > 0) forget([...gone])
}

/** On a full disk, browsers give one of several reasons or none. */
function whyNotExported(cause: unknown): string {
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
