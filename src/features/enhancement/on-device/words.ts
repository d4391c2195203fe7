import { LoadError } from '@/lib/fetch-file'
import type { Keeping } from '@/lib/persistent-storage'
import { isQuotaError } from '~/workers/shared/quota-error'
import { isCompleted } from '../batch/item'
import { photosInWords } from '../batch/words'
import { quartersToWrite } from '../rotation'
import { nameOf } from './batch-name'
import type { FileType } from './exported-file-types'
import { type LocalBatch, openBatchOf } from './library'
import { longestStay } from './longest-stay'
import { isMemoryFull, isSafe, roomOf } from './room'
import { shelfOf } from './shelf'
import { type LocalState, roomOfAll } from './state'
import type { StorageProblem } from './storage/storage-problem'

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
export function notesOf({ chosen, library, uncopied: ids, storageProblem }: LocalState): string[] {
  const { skipped = [], known = 0 } = chosen?.batch === library.openId ? (chosen ?? {}) : {}
  const uncopied = roomOf(openBatchOf(library).items, ids).uncopied.length
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

const keptWords: Readonly<Record<Keeping, string>> = {
  persisted: 'Photos stay in this browser.',
  'a week': 'Photos are kept in Safari for now.',
  'while there is room': 'Photos stay here while there’s room.',
}

/**
 * What is known of this browser's storage, and of what it doesn't keep of any batch.
 *
 * @param keeping how long it keeps the rest; `undefined` as long as that isn't known
 */
export function storageWords(state: LocalState, keeping?: Keeping): string {
  const { library, loadProblem, isCopying } = state
  const room = roomOfAll(state)
  const meanwhile =
    isCopying || !isSafe(room)
      ? 'What’s new isn’t kept on this device yet: keep this page open, or save your photos.'
      : 'You can choose and enhance photos meanwhile.'
  if (loadProblem) return `${problemWords[loadProblem]}. Save your photos before you leave this page.`
  if (library.isLoaded && isSilent(state))
    return `This browser’s storage isn’t answering at the moment. ${meanwhile}`
  if (library.isLoaded && !isSafe(room)) return notAllKept
  if (library.isLoaded) return keeping ? keptWords[keeping] : 'Photos are kept in this browser.'
  return isSilent(state)
    ? `This browser’s storage hasn’t answered yet. What it has of your last batch comes with its answer. ${meanwhile}`
    : lookingForBatch
}

const notAllKept = 'Not every photo is kept in this browser.'

const restWords: Readonly<Record<Keeping, string>> = {
  persisted: ' Anything else stays.',
  // Said below it, with the ways out (views/KeepLonger.tsx).
  'a week': '',
  'while there is room': ' Anything else stays while there’s room.',
}

/** What becomes of the batches on the shelf, by what this tool removes itself and by what the browser does. */
export function stayWords(state: LocalState, keeping?: Keeping): string {
  const saved = `What you’ve saved leaves this list after ${longestStay} days, or when this device needs the room.`
  const unkept = isSafe(roomOfAll(state)) ? '' : ' What isn’t kept ends with this page.'
  return `${saved}${keeping ? restWords[keeping] : ''}${unkept}`
}

/** A note about unsaved results of the list that this browser couldn't keep; `undefined` without any. */
export function unkeptWords(state: LocalState): string | undefined {
  const { items } = openBatchOf(state.library)
  const unkept = roomOf(items, state.uncopied).unkept.length
  if (unkept === 0) return undefined
  const completed = items.filter(isCompleted).length
  const kept = `This browser couldn’t keep every result: ${completed - unkept} of ${completed} ${completed === 1 ? 'is' : 'are'} kept.`
  return isMemoryFull(roomOfAll(state))
    ? `${kept} It can hold no more. Save what’s done, then press Resume. What you’ve saved makes room.`
    : `${kept} Save your photos before you leave this page.`
}

/** Why a batch can't go on while memory is full, and which press makes room. */
export function memoryFull(state: LocalState): string {
  const { library, uncopied } = state
  const holding = shelfOf(library).filter(({ items }) => roomOf(items, uncopied).unkept.length > 0)
  const names = holding.map((batch) => `“${nameOf(batch)}”`).join(' and ')
  const them = holding.length === 1 ? 'it' : 'them'
  return (
    unkeptWords(state) ??
    `This browser can hold no more results in memory. They’re of ${names}: open ${them} and save, or delete ${them}. Then open this batch again and press Resume.`
  )
}

/** What is said of a batch that isn't open. */
export const ofBatch = (name: string, message: string) => `“${name}”: ${message}`

export const imagesLoaded = (count: number) => `${count} images loaded and ready for enhancement`
export const downloaded = 'Enhanced image downloaded!'
/** How far a batch is that is being saved. Photos that are being rotated are waited for. */
export function savingWords({ items, saving }: LocalBatch): string {
  const { written = 0, total = 0 } = saving ?? {}
  const rotating = items.filter(({ result }) => quartersToWrite(result) > 0).length
  const waits = rotating === 0 ? '' : ` · waiting for ${photosInWords(rotating)} to be rotated`
  return `${written} of ${total} in the file${waits}`
}

/** Why saving was stopped. */
export type StopReason = 'pressed' | 'other tab'

/** @param saved how many photos had been exported by then */
export function saveStopped(reason: StopReason, saved: number): string {
  const what = saved === 0 ? 'Nothing was saved' : `${photosInWords(saved)} saved`
  return reason === 'pressed' ? `Stopped. ${what}` : `Stopped: the photo tool is open in another tab. ${what}`
}

export const saveStoppedElsewhere = (count: number) =>
  `The other tab was saving ${photosInWords(count)}. That has stopped: what isn’t saved says so here.`

export const sharedWords = (count: number) => `${photosInWords(count)} shared`
export const unreadable = 'We couldn’t read this image. Try it again, or reload the page.'
export const notRotated = 'We couldn’t rotate this image. Try it again.'
export const tooLargeToRotate = (name: string) =>
  `${name} is too large to rotate on this device. It stays as it is.`
export const notJoined =
  'We couldn’t join them. This device may be out of memory: close other apps and try again.'
export const originalGone = 'The original can’t be read any more.'

/** @param why the photo as it was can’t be shown */
export const onlyAfter = (why: string) => `${why} The enhanced photo is fine.`

export const resultGone = (names: string) => `No longer on this device: ${names}.`
export const resultsGone = (names: string) => `${resultGone(names)} Enhance All makes them again.`

/** @param saved how many photos had been exported by then */
export function whyNotSaved(cause: unknown, fileType: FileType, saved = 0): string {
  const why = whyNotWritten(cause, fileType)
  return saved === 0 ? why : `${photosInWords(saved)} saved, and then it failed. ${why}`
}

function whyNotWritten(cause: unknown, fileType: FileType): string {
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
