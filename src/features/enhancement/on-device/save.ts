import { showToast } from '@/ui/toast'
import { toExport } from '../batch/item'
import { savedIn } from '../batch/words'
import { downloadAs, isDismissal, isGone, type Result } from '../export/files'
import { exportZip, zipsFor } from '../export/zip'
import { enhancedPath, uniqueNames } from './file-names'
import { estimateBytes, type FileType, fileTypes, rememberFileType } from './file-type'
import { fileOf } from './jpeg-cache'
import { type LocalItem, roughSize } from './photo'
import { localRunner } from './runner'
import { changeState, localStore } from './state'
import { downloaded, resultsGone, saveStopped, whyNotSaved } from './words'

/** Results become files: one photo as it is, several as a zip. */

export function chooseFileType(fileType: FileType): void {
  changeState({ fileType })
  rememberFileType(fileType)
}

/** The form and size of a press of Save, as in "zip, 486 MB". How large a JPEG is shows once it is made. */
export function savedAs(items: readonly LocalItem[], fileType: FileType): string {
  const sizes = items.map(({ result }) => ({ bytes: estimateBytes(fileType, result?.bytes ?? 0) }))
  const zips = zipsFor(sizes)
  const form = zips === 1 ? 'zip' : `${zips} zips`
  const size = roughSize(sizes.reduce((sum, { bytes }) => sum + bytes, 0))
  const isExact = fileTypes[fileType].jpeg === null
  return `${items.length === 1 ? (isExact ? 'PNG' : 'JPEG') : form}, ${isExact ? '' : 'about '}${size}`
}

/** Downloads one result (specification, section 8): as the PNG that it is, whatever all are saved as. */
export async function download(item: LocalItem, fileType: FileType = 'png'): Promise<void> {
  const [result] = resultsOf([item], fileType)
  if (!result) return
  try {
    downloadAs(await result.read(), result.name.slice(result.name.lastIndexOf('/') + 1))
    localRunner.send({ type: 'exported', items: [item] })
    showToast({ kind: 'success', message: downloaded })
  } catch (cause) {
    if (isGone(cause)) forget([item])
    else showToast({ kind: 'error', message: whyNotSaved(cause, fileType) })
  }
}

let exporting = new AbortController()

export const cancelExport = () => exporting.abort()

/**
 * Saves what nobody has saved yet, or else all of it again, in the order of the list. Results that are gone
 * are left out, named and pending again.
 */
export async function saveAll(): Promise<void> {
  const { batch, fileType } = localStore.state
  const done = toExport(batch.items)
  const [first, second] = done
  if (first && !second) return download(first, fileType)
  const total = done.length
  const gone = new Set<LocalItem>()
  const began = performance.now()
  exporting = new AbortController()
  changeState({ saving: { written: 0, total } })
  try {
    const { signal } = exporting
    const zips = await exportZip(resultsOf(done, fileType, signal), {
      mark: fileTypes[fileType].mark,
      signal,
      report: (written) => {
        const pace = (performance.now() - began) / written
        // The first ones say nothing yet.
        const remaining = written < 2 ? undefined : pace * (total - written)
        changeState({ saving: { written, total, remaining } })
      },
      leftOut: ({ item }) => gone.add(item),
    })
    const saved = done.filter((item) => !gone.has(item))
    localRunner.send({ type: 'exported', items: saved })
    showToast({ kind: 'success', message: savedIn(zips, saved.length) })
  } catch (cause) {
    if (exporting.signal.aborted) showToast({ kind: 'success', message: saveStopped })
    // Where all of them are gone, that is why.
    else if (!isDismissal(cause) && gone.size < total)
      showToast({ kind: 'error', message: whyNotSaved(cause, fileType) })
  } finally {
    changeState({ saving: null })
  }
  if (gone.size > 0) forget([...gone])
}

/** Makes photos pending again whose results can't be read any more. */
export function forget(items: readonly LocalItem[]): void {
  const names = items.map(({ originalFile }) => originalFile.name).join(', ')
  localRunner.send({ type: 'forget', ids: items.map(({ id }) => id) })
  showToast({ kind: 'error', message: resultsGone(names) })
}

export interface PhotoResult extends Result {
  readonly item: LocalItem
}

/** The results of completed photos, under names that are unlike each other. The signal ends their reading. */
export function resultsOf(
  done: readonly LocalItem[],
  fileType: FileType,
  signal?: AbortSignal,
): PhotoResult[] {
  const { ending } = fileTypes[fileType]
  const names = uniqueNames(done.map(({ originalFile }) => enhancedPath(originalFile, ending)))
  return done.flatMap((item, index) => {
    const { originalFile, result } = item
    if (!result) return []
    return {
      item,
      name: names[index] ?? '',
      bytes: estimateBytes(fileType, result.bytes),
      lastModified: originalFile.lastModified,
      read: () => fileOf(item, fileType, signal),
    }
  })
}
