import { LoadError } from '@/lib/fetch-file'
import { showToast } from '@/ui/toast'
import { toExport } from '../batch/item'
import { filesOf, isDismissal } from '../export/files'
import type { LocalItem } from './photo'
import { localRunner } from './runner'
import { chooseFileType, forget, type PhotoResult, resultsOf } from './save'
import { changeState, localStore, type Sharing } from './state'
import { filesNotMade, noShareSheet, notTaken, sharedWords, shareIsOpen, tooLarge } from './words'

/**
 * Sharing with another app. A press counts for a few seconds only, and a share sheet takes so many files: the
 * files of a group are made first, and a press of their own hands them over, until all groups are gone.
 */

/** The limits of Chromium's share sheets. They don't say so: `canShare` knows only of the types. */
const mostFiles = 10
const mostBytes = 50 * 1024 ** 2

let canShareFiles: boolean | undefined

/** True if this device can share pictures with apps. The browser is asked once: its answer takes time. */
export function canShare(): boolean {
  canShareFiles ??= takes([new File([''], 'a.png', { type: 'image/png' })])
  return canShareFiles
}

const takes = (files: File[]) => navigator.canShare?.({ files }) ?? false

const bytesOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

const fits = (files: File[]) => files.length <= mostFiles && bytesOf(files) < mostBytes && takes(files)

let preparing = new AbortController()

const change = (changes: Partial<Sharing>) =>
  changeState({ sharing: localStore.state.sharing && { ...localStore.state.sharing, ...changes } })

/** Shares one photo, or all that nobody has exported yet. */
export async function share(items: readonly LocalItem[] = toExport(localStore.state.batch.items)) {
  changeState({ sharing: { items, shared: 0, files: [], isReady: false, problem: null } })
  await prepare()
  const { sharing } = localStore.state
  // Files that were ready at once need no other press.
  const isWhole = sharing?.isReady && sharing.files.length === items.length
  if (isWhole && navigator.userActivation?.isActive) await handOver()
}

export function stopSharing(): void {
  preparing.abort()
  changeState({ sharing: null })
}

/** Makes the files of the next group. */
async function prepare(): Promise<void> {
  preparing.abort()
  preparing = new AbortController()
  const { signal } = preparing
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
  const { sharing, fileType } = localStore.state
  const left = sharing?.items.slice(sharing.shared) ?? []
  let files: File[] = []
  const leftOut = ({ item }: PhotoResult) => {
    change({ items: localStore.state.sharing?.items.filter((one) => one !== item) ?? [] })
    forget([item])
  }
  for await (const { result, file: content } of filesOf(resultsOf(left, fileType, signal), leftOut)) {
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

/** Hands the group over that is ready. To be called by a press, which the browser demands. */
export async function handOver(): Promise<void> {
  const { sharing } = localStore.state
  if (!sharing) return
  const { items, files, shared } = sharing
  try {
    await navigator.share({ files: [...files] })
  } catch (cause) {
    if (!isDismissal(cause)) change({ problem: whyNotShared(cause, files) })
    else if (files.length === items.length) stopSharing()
    return
  }
  const now = shared + files.length
  localRunner.send({ type: 'exported', items: items.slice(shared, now) })
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
  chooseFileType('jpeg')
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
