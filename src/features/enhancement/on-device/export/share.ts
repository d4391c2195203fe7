import { toExport } from '@/features/enhancement/batch/item'
import { filesOf, isDismissal } from '@/features/enhancement/export/results-to-export'
import { LoadError } from '@/lib/fetch-file'
import { showToast } from '@/ui/lazy-toasts'
import type { FileType } from '../exported-file-types'
import { openBatchOf } from '../library'
import type { LocalItem } from '../photo'
import { mostBytes, mostFiles } from '../share-sheet-limits'
import { changeState, localStore, type Sharing } from '../state'
import { filesNotMade, noShareSheet, notTaken, sharedWords, shareIsOpen, tooLarge } from '../words'
import { type PhotoResult, type PhotosToExport, photosToExport } from './photos-to-export'
import { chooseFileType } from './save'

/**
 * Sharing with another app. A press counts for a few seconds only, and a share sheet takes so many files: the
 * files of a group are made first, and a press of their own shares them, until all groups are gone.
 */

let canShareFiles: boolean | undefined

/** True if this device can share pictures with apps. The browser is asked once: its answer takes time. */
export function canShare(): boolean {
  canShareFiles ??= takes([new File([''], 'a.png', { type: 'image/png' })])
  return canShareFiles
}

const takes = (files: File[]) => navigator.canShare?.({ files }) ?? false

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

const fits = (files: File[]) => files.length <= mostFiles && bytesOf(files) < mostBytes && takes(files)

/** What is being shared, and what ends it. */
let current: { readonly photos: PhotosToExport; readonly stop: AbortController } | undefined

const change = (changes: Partial<Sharing>) =>
  changeState({ sharing: localStore.state.sharing && { ...localStore.state.sharing, ...changes } })

/** Shares all photos of the open batch that nobody has exported yet, or else all of them again. */
export const shareAll = () => share(toExport(openBatchOf(localStore.state.library).items))

/** Shares photos of one batch. */
export async function share(items: readonly LocalItem[]): Promise<void> {
  const [first] = items
  if (!first) return
  begin(items, localStore.state.fileType)
  await prepare()
  const { sharing } = localStore.state
  // Files that were ready at once need no other press.
  const isWhole = sharing?.isReady && sharing.files.length === sharing.items.length
  if (isWhole && navigator.userActivation?.isActive) await shareGroup()
}

function begin(items: readonly LocalItem[], as: FileType, shared = 0): void {
  current?.stop.abort()
  const stop = new AbortController()
  current = { photos: photosToExport(items[0]?.batch ?? '', items, as, stop.signal), stop }
  changeState({ sharing: { items, as, shared, files: [], isReady: false, problem: null } })
}

export function stopSharing(): void {
  current?.stop.abort()
  changeState({ sharing: null })
}

/** Makes the files of the next group. */
async function prepare(): Promise<void> {
  if (!current) return
  const { signal } = current.stop
  change({ files: [], isReady: false, problem: null })
  try {
    await makeGroup(signal)
    const { sharing } = localStore.state
    if (sharing?.items.length === sharing?.shared) stopSharing()
    else change({ isReady: !sharing?.problem })
  } catch (cause) {
    if (!signal.aborted) change({ problem: cause instanceof LoadError ? cause.message : filesNotMade })
  }
}

/** As many files as share sheets take. What is gone is left out, named and pending again. */
async function makeGroup(signal: AbortSignal): Promise<void> {
  let files: File[] = []
  const leftOut = (result: PhotoResult) => {
    current?.photos.leftOut(result)
    current?.photos.noteGone()
    change({ items: localStore.state.sharing?.items.filter(({ id }) => id !== result.id) ?? [] })
  }
  for await (const { result, file: content } of filesOf(resultsLeft(), leftOut)) {
    signal.throwIfAborted()
    const { name, lastModified } = result
    const file = new File([content], name.slice(name.lastIndexOf('/') + 1), {
      type: content.type,
      lastModified,
    })
    if (files.length > 0 && !fits([...files, file])) return
    files = [...files, file]
    // One that is larger than others take is tried: not every browser has a limit.
    change({ files, problem: takes(files) ? null : tooLarge(file) })
    if (!takes(files)) return
  }
}

/** The results that are still to be shared. */
function resultsLeft(): PhotoResult[] {
  const { items = [], shared = 0 } = localStore.state.sharing ?? {}
  const left = new Set(items.slice(shared).map(({ id }) => id))
  return current?.photos.results.filter(({ id }) => left.has(id)) ?? []
}

/** Shares the group that is ready. To be called by a press, which the browser demands. */
export async function shareGroup(): Promise<void> {
  const { sharing } = localStore.state
  if (!sharing) return
  const { items, files, shared } = sharing
  const [sharedBy, group] = [current?.photos, resultsLeft().slice(0, files.length)]
  try {
    await navigator.share({ files: [...files] })
  } catch (cause) {
    if (!isDismissal(cause)) change({ problem: whyNotShared(cause, files) })
    else if (files.length === items.length) stopSharing()
    return
  }
  const now = shared + files.length
  sharedBy?.noteExported(group)
  if (now < items.length) {
    change({ shared: now })
    await prepare()
  } else {
    stopSharing()
    showToast({ kind: 'success', message: sharedWords(now) })
  }
}

/** Goes on with smaller files. */
export async function shareAsJpeg(): Promise<void> {
  const { sharing } = localStore.state
  if (!sharing) return
  chooseFileType('jpeg')
  begin(sharing.items, 'jpeg', sharing.shared)
  await prepare()
}

/** Why an app didn't get files, for people. */
export function whyNotShared(cause: unknown, files: readonly File[]): string {
  const [file] = files
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'InvalidStateError') return shareIsOpen
  if (name !== 'NotAllowedError') return notTaken
  return file && bytesOf(files) >= mostBytes ? tooLarge(file) : noShareSheet
}
