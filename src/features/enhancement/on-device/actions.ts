import { hideToast, showToast } from '@/ui/toast'
import type { Pictures } from '../batch/item'
import { successOf } from '../batch/words'
import { isGone } from '../export/files'
import { readResult } from './engine/enhance-once'
import { readablePhoto } from './engine/heic'
import { exportPool } from './export-pool'
import { isHopeless, isRefused, isToAddAgain } from './failures'
import { fromFile, isSameFile, newImages, splitImages } from './input/chosen-files'
import { type LocalItem, quartersOf } from './photo'
import { begun, readCopy } from './restore'
import { localRunner } from './runner'
import { forget } from './save'
import { currentBatchId } from './shelf'
import { idsOf } from './shelved-batch'
import { changeState, localStore } from './state'
import { isMemoryFull } from './storage/storage-full'
import { imagesLoaded, noImages, nothingChosen, originalGone, unkeptWords, unreadable } from './words'

/** All that people can do with the local tool. Its views call nothing else: `imports.grit` checks that. */

export { startEffects } from './effects'
export { downloadJoined, joinResults, shareJoined, whyNotJoined } from './join'
export { deleteBatch, takeOver } from './restore'
export { rotateResult } from './rotate'
export { cancelExport, chooseFileType, download, saveAll, savedAs } from './save'
export { canShare, handOver, share, shareAsJpeg, stopSharing } from './share'
export { newBatch, openBatch } from './shelf'

/** Adds files to the batch and says what became of them (specification, section 5). */
export async function chooseFiles(files: Iterable<File>): Promise<void> {
  const { images, others } = await splitImages(files)
  await begun
  const { items } = localStore.state.batch
  const toAddAgain = items.filter(({ error }) => error !== null && isToAddAgain(error))
  const inList = items.filter((item) => !toAddAgain.includes(item))
  const batchId = currentBatchId()
  const added = newImages(images, inList, (file) => fromFile(file, batchId, readCopy))
  const known = images.length - added.length
  changeState({ chosen: { skipped: others.map(({ name }) => name), known } })
  localRunner.send({ type: 'append', items: added })
  const isThere = ({ originalFile }: LocalItem) =>
    added.some((item) => isSameFile(item.originalFile, originalFile))
  remove(...idsOf(toAddAgain.filter(isThere)))
  if (added.length > 0) {
    for (const answered of [noImages, nothingChosen]) hideToast(answered)
    showToast({ kind: 'success', message: imagesLoaded(added.length) })
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
export const retry = (id: string) => localRunner.send({ type: 'retry', id })
export const remove = (...ids: readonly string[]) => localRunner.send({ type: 'remove', ids })

/**
 * Goes on, first with the photo at which the batch had to pause. If memory ran out before, the results that
 * were exported since make room.
 */
export function resume(): void {
  const { batch } = localStore.state
  if (isMemoryFull(batch.items)) {
    const exported = batch.items.filter(({ result, isExported }) => result?.unkept && isExported)
    localRunner.send({ type: 'release', ids: exported.map(({ id }) => id) })
    const { items } = localStore.state.batch
    if (isMemoryFull(items)) {
      showToast({ kind: 'error', message: unkeptWords(items) ?? '' })
      return
    }
  }
  localRunner.send({ type: batch.items.some(isRefused) ? 'start' : 'resume' })
}

/** Takes out of the list what no retry can help. */
export function removeHopeless(): void {
  remove(...idsOf(localStore.state.batch.items.filter(isHopeless)))
}

/**
 * Reads a photo as it was and as it is now. Resolves to `undefined` if its result can't be read, and
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
    const photo = await readablePhoto(await originalFile.read(), signal)
    const quarters = quartersOf(result)
    const before =
      quarters > 0 ? await exportPool.run((surface) => surface.rotate(photo, quarters), signal) : photo
    return { after, before }
  } catch (cause) {
    const why = isGone(cause) || !(cause instanceof Error) ? originalGone : cause.message.replace(/\.?$/, '.')
    return { after, before: null, problem: `${why} The enhanced photo is fine.` }
  }
}
