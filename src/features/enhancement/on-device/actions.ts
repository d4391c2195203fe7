import { hideToast, showToast } from '@/ui/lazy-toasts'
import { addressesOf, type Pictures } from '../batch/item'
import { successOf } from '../batch/words'
import { isGone } from '../export/results-to-export'
import { rotationOf } from '../rotation'
import { readablePhoto } from './engine/heic'
import { stopSaving } from './export/save'
import { isHopeless, isRefused, isToAddAgain } from './failures'
import { newId } from './ids'
import { fromFile, isSameFile, newImages, splitImages } from './input/chosen-files'
import { allItems, type LocalBatch, openBatchOf, photoIn } from './library'
import * as persistence from './library-persistence'
import { begun } from './library-persistence'
import { idsOf, type LocalItem } from './photo'
import { forgetResults } from './results-gone'
import { isMemoryFull } from './room'
import { changeState, localStore, roomOfAll, send } from './state'
import { kept } from './storage/batch-database'
import { readResult } from './storage/store-result'
import {
  imagesLoaded,
  memoryFull,
  noImages,
  nothingChosen,
  onlyAfter,
  originalGone,
  unreadable,
} from './words'

/** All that people can do with the local tool. Its views call nothing else: `imports.grit` checks that. */

export { startEffects } from './effects'
export {
  downloadJoined,
  joinResults,
  NotJoined,
  pickToJoin,
  shareJoined,
  startJoining,
  stopJoining,
  swapJoined,
} from './export/join'
export { chooseFileType, download, saveAll, savedAs, stopSaving } from './export/save'
export { canShare, share, shareAll, shareAsJpeg, shareGroup, stopSharing } from './export/share'
export { takeOver } from './library-persistence'
export { rotateResult } from './rotate'

const openBatchNow = () => openBatchOf(localStore.state.library)

/** Adds files to the open batch and says what became of them (specification, section 5). */
export async function chooseFiles(files: Iterable<File>): Promise<void> {
  const { images, others } = await splitImages(files)
  await begun
  const { items } = openBatchNow()
  const toAddAgain = items.filter(({ error }) => error !== null && isToAddAgain(error))
  const inList = items.filter((item) => !toAddAgain.includes(item))
  const batch = localStore.state.library.openId ?? newId()
  const added = newImages(images, inList, (file) => fromFile(file, batch, (id) => kept.read(id, '')))
  const known = images.length - added.length
  send({ type: 'append', batch, items: added })
  const { openId } = localStore.state.library
  changeState({ chosen: { batch: openId, skipped: others.map(({ name }) => name), known } })
  const isThere = ({ originalFile }: LocalItem) =>
    added.some((item) => isSameFile(item.originalFile, originalFile))
  send({ type: 'remove', batch, ids: idsOf(toAddAgain.filter(isThere)) })
  if (added.length > 0) {
    for (const answered of [noImages, nothingChosen]) hideToast(answered)
    showToast({ kind: 'success', message: imagesLoaded(added.length) })
  } else if (known === 0) {
    showToast(noImages)
  }
}

export function enhanceAll(): void {
  const { id, items } = openBatchNow()
  if (items.length === 0) {
    showToast(nothingChosen)
    return
  }
  send({ type: 'start', batch: id })
  // Nothing was left to do.
  if (openBatchNow().phase === 'idle') showToast(successOf(openBatchNow()))
}

export const pause = () => send({ type: 'pause', batch: openBatchNow().id })
export const retry = ({ batch, id }: LocalItem) => send({ type: 'retry', batch, id })

/** Makes a photo's result again that is gone, whichever batch is open. */
export function enhanceAgain(photo: LocalItem): void {
  retry(photo)
  send({ type: 'resume', batch: photo.batch })
}

export const remove = ({ batch, id }: LocalItem) => send({ type: 'remove', batch, ids: [id] })

/**
 * Goes on, first with the photo at which the batch had to pause. If memory ran out before, the results of all
 * batches that were exported since make room.
 */
export function resume(): void {
  const { id, items } = openBatchNow()
  if (isMemoryFull(roomOfAll(localStore.state))) {
    const exported = allItems(localStore.state.library).filter(
      ({ result, isExported }) => result?.unkept && isExported,
    )
    for (const item of exported) send({ type: 'release', batch: item.batch, results: addressesOf([item]) })
    if (isMemoryFull(roomOfAll(localStore.state))) {
      showToast({ kind: 'error', message: memoryFull(localStore.state) })
      return
    }
  }
  send({ type: items.some(isRefused) ? 'start' : 'resume', batch: id })
}

/** Takes out of the list what no retry can help. */
export function removeHopeless(): void {
  const { id, items } = openBatchNow()
  send({ type: 'remove', batch: id, ids: idsOf(items.filter(isHopeless)) })
}

/** Puts the list on the shelf, in whatever state it is. What it's at goes on. */
export function newBatch(): void {
  // It speaks of the one that is put aside.
  hideToast(successOf(openBatchNow()))
  send({ type: 'open', id: null })
}

/** Puts a batch of the shelf into the list, as it is. The list goes to the shelf. */
export function openBatch(id: string): void {
  const batch = localStore.state.library.batches.get(id)
  if (batch && !batch.isLeaving) send({ type: 'open', id })
}

/** Has a batch be called something, as it's typed. */
export const nameBatch = (batch: string, name: string) => send({ type: 'named', batch, name })

/** Removes a batch from this device. */
export async function deleteBatch(batch: LocalBatch): Promise<void> {
  stopSaving(batch.id)
  await persistence.deleteBatch(batch)
}

/**
 * Reads a photo as it was and as it is now. Resolves to `undefined` if its result can't be read, and
 * says so: whatever became of the original, the result is fine.
 */
export async function readPictures(item: LocalItem, signal: AbortSignal): Promise<Pictures | undefined> {
  const { batch, id, originalFile } = item
  const result = photoIn(localStore.state.library, batch, id)?.result ?? item.result
  if (!result) return undefined
  let after: Blob
  try {
    after = await readResult(result)
  } catch (cause) {
    if (signal.aborted) return undefined
    // Its file may just have been written anew.
    const now = photoIn(localStore.state.library, batch, id)
    if (now?.result && now.result.key !== result.key) return readPictures(now, signal)
    if (isGone(cause)) forgetResults(batch, [{ id, key: result.key }])
    else showToast({ kind: 'error', message: unreadable })
    return undefined
  }
  const rotation = rotationOf(result).inFile
  try {
    return { after, rotation, before: await readablePhoto(await originalFile.read(), signal) }
  } catch (cause) {
    const why = isGone(cause) || !(cause instanceof Error) ? originalGone : cause.message.replace(/\.?$/, '.')
    return { after, rotation, before: null, problem: onlyAfter(why) }
  }
}
