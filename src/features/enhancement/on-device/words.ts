import { LoadError } from '@/lib/fetch-file'
import { isCompleted, isToExport } from '../batch/item'
import { photosInWords } from '../batch/words'
import type { FileType } from './file-type'
import type { LocalItem } from './photo'
import type { LocalState } from './state'
import type { StorageProblem } from './storage/database'
import { isMemoryFull, isQuotaError } from './storage/storage-full'

const problemWords: Readonly<Record<StorageProblem, string>> = {
  full: 'Storage is full',
  unreadable: 'This page can’t read what it kept in this browser. Reload it to try again',
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

const isSilent = ({ answers }: LocalState) => answers.batch === 'silent' || answers.results === 'silent'

export const lookingForBatch = 'Looking for your last batch'

/** True if the storage can't be relied on at the moment. */
export const isTrouble = (state: LocalState) => state.loadProblem !== null || isSilent(state)

/** What is known of this browser's storage. */
export function storageWords(state: LocalState): string {
  const { isLoaded, loadProblem, batch, isCopying, uncopied } = state
  const isUnsafe = isCopying || batch.items.some(({ result }) => result?.unkept)
  const meanwhile = isUnsafe
    ? 'What’s new isn’t kept on this device yet: keep this page open, or save your photos.'
    : 'You can choose and enhance photos meanwhile.'
  if (loadProblem) return `${problemWords[loadProblem]}. Save your photos before you leave this page.`
  if (isLoaded && isSilent(state)) return `This browser’s storage isn’t answering at the moment. ${meanwhile}`
  if (isLoaded && uncopied > 0) return 'Not every photo is kept in this browser.'
  if (isLoaded) return 'Photos are kept in this browser.'
  return isSilent(state)
    ? `This browser’s storage hasn’t answered yet. Your last batch isn’t lost: it comes as soon as there’s an answer. ${meanwhile}`
    : lookingForBatch
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

export const imagesLoaded = (count: number) => `${count} images loaded and ready for enhancement`
export const downloaded = 'Enhanced image downloaded!'
export const saveStopped = 'Stopped. Nothing was saved'
export const sharedWords = (count: number) => `${photosInWords(count)} shared`
export const unreadable = 'We couldn’t read this image. Try it again, or reload the page.'
export const notRotated = 'We couldn’t rotate this image. Try it again.'
export const notJoined =
  'We couldn’t join them. This device may be out of memory: close other apps and try again.'
export const oneIsGone = 'One of them is no longer on this device. Enhance it again.'
export const originalGone = 'The original can’t be read any more.'

export const resultsGone = (names: string) =>
  `No longer on this device: ${names}. Enhance All makes them again.`

export function whyNotSaved(cause: unknown, fileType: FileType): string {
  if (cause instanceof LoadError) return cause.message
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'NotAllowedError' || name === 'NoModificationAllowedError')
    return 'The browser may not write that file. Save again under another name, or in another folder.'
  const room = fileType === 'png' ? 'Free some space, or choose JPEG' : 'Free some space'
  return isQuotaError(cause)
    ? `This device is full. ${room}, then save again.`
    : // On a full disk, browsers also give other reasons or none.
      `We couldn’t save the photos. Is this device full? ${room}, then save again.`
}

export const filesNotMade =
  'We couldn’t make the files. This device may be out of memory: close other apps and try again.'
export const shareIsOpen = 'Another share is still open. Finish it, then press Share again.'
export const notTaken = 'The app didn’t take the photos. Choose another one, or save them.'
export const noShareSheet = 'The browser didn’t open its share sheet. Press Share again.'

export const tooLarge = ({ name, size }: File) =>
  `${name} (${Math.round(size / 1024 ** 2)} MB) is too large to share on this device.`
