import { toExport } from '@/features/enhancement/batch/item'
import { savedIn } from '@/features/enhancement/batch/words'
import { downloadAs, isDismissal, isGone } from '@/features/enhancement/export/results-to-export'
import { exportZip, zipsFor } from '@/features/enhancement/export/zip'
import { showToast } from '@/ui/lazy-toasts'
import { estimateBytes, type FileType, fileTypes, rememberFileType } from '../exported-file-types'
import { openBatchOf } from '../library'
import type { LocalItem } from '../photo'
import { roughSize } from '../size-words'
import { changeState, localStore, onChange, send } from '../state'
import { downloaded, type StopReason, saveStopped, whyNotSaved } from '../words'
import { batchFileName } from './file-names'
import { photosToExport } from './photos-to-export'

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
export async function download(item: LocalItem, as: FileType = 'png'): Promise<void> {
  const { results, leftOut, noteExported, noteGone } = photosToExport(item.batch, [item], as)
  const [result] = results
  if (!result) return
  try {
    downloadAs(await result.read(), result.name.slice(result.name.lastIndexOf('/') + 1))
    noteExported(results)
    showToast({ kind: 'success', message: downloaded })
  } catch (cause) {
    if (isGone(cause)) leftOut(result)
    else showToast({ kind: 'error', message: whyNotSaved(cause, as) })
    noteGone()
  }
}

/** What stops the batches that are being saved, by their ids. */
const stops = new Map<string, AbortController>()

export function stopSaving(batch: string): void {
  stops.get(batch)?.abort('pressed' satisfies StopReason)
}

/** Stops all saving when another tab takes the tool over: it can't know what comes into a file here. */
export function stopSavingForOtherTab(): void {
  onChange(({ isOpenElsewhere }) => {
    if (isOpenElsewhere) for (const stop of stops.values()) stop.abort('other tab' satisfies StopReason)
  })
}

/**
 * Saves what nobody has saved yet of the open batch, or else all of it again, in the order of the list. It goes
 * on whichever batch is opened meanwhile. Results that are gone are left out, named and pending again.
 */
export async function saveAll(): Promise<void> {
  const { library, fileType } = localStore.state
  const { id: batch, items, name } = openBatchOf(library)
  const done = toExport(items)
  const [first, second] = done
  if (first && !second) return download(first, fileType)
  const stop = new AbortController()
  const { results, leftOut, noteExported, noteGone } = photosToExport(batch, done, fileType, stop.signal)
  const total = results.length
  const began = performance.now()
  stops.set(batch, stop)
  const progress = (written: number) => {
    const pace = (performance.now() - began) / written
    // The first ones say nothing yet.
    const remaining = written < 2 ? undefined : pace * (total - written)
    send({ type: 'saving', batch, saving: { written, total, remaining } })
  }
  let saved = 0
  let missing = 0
  progress(0)
  try {
    const zips = await exportZip(results, {
      name: batchFileName(name),
      mark: fileTypes[fileType].mark,
      signal: stop.signal,
      report: progress,
      leftOut(result) {
        missing += 1
        leftOut(result)
      },
      exported(part) {
        saved += noteExported(part)
      },
    })
    showToast({ kind: 'success', message: savedIn(zips, saved) })
  } catch (cause) {
    if (stop.signal.aborted) showToast({ kind: 'success', message: saveStopped(stop.signal.reason, saved) })
    // Where all of them are gone or have left, that is why.
    else if (!isDismissal(cause) && missing < total)
      showToast({ kind: 'error', message: whyNotSaved(cause, fileType, saved) })
  } finally {
    stops.delete(batch)
    send({ type: 'saving', batch, saving: null })
  }
  noteGone()
}
