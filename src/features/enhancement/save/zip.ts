import type { NextEntry } from '~/workers/export/protocol'
import { comlink } from '../comlink'
import { saveBlobAs } from '../download'
import { withExportWorker } from './export-worker'
import './file-pickers'
import type { Report, Result } from './result'

const zipName = 'enhanced-photos.zip'

/** The largest zip that is gathered in memory, in bytes. Larger ones are saved in parts. */
const largestInMemory = 500 * 1024 ** 2

/**
 * Saves results as one zip file. It is written piece by piece: to the file that the user chooses, where the browser lets
 * them; else to the origin private file system, from where the browser downloads it. A browser that can do neither, or
 * has no room, gets it in parts that fit into memory. Rejects with an `AbortError` when no file is chosen.
 *
 * @returns how many files were saved
 */
export async function saveAsZip(results: readonly Result[], report: Report): Promise<number> {
  // This comes first: the picker opens only right after the press of a button.
  const target = await window.showSaveFilePicker?.({
    suggestedName: zipName,
    startIn: 'downloads',
    types: [{ description: 'Zip file', accept: { 'application/zip': '.zip' } }],
  })
  if (target) {
    await writeZip(target, results, report)
    return 1
  }
  const parts = partsOf(results, largestInMemory)
  if (parts.length > 1 && (await saveByDisk(results, report))) return 1
  let written = 0
  for (const [index, part] of parts.entries()) {
    const before = written
    const next = await readInTurn(part, (count) => {
      written = before + count
      report(written)
    })
    const zip = await withExportWorker((surface) => surface.makeZip(next))
    const name = parts.length > 1 ? zipName.replace('.zip', `-${index + 1}-of-${parts.length}.zip`) : zipName
    saveBlobAs(zip, name)
  }
  return parts.length
}

async function writeZip(
  target: FileSystemFileHandle,
  results: readonly Result[],
  report: Report,
): Promise<void> {
  const next = await readInTurn(results, report)
  await withExportWorker((surface) => surface.writeZip(target, next))
}

/** Answers whether there is a private file system with enough room. */
async function saveByDisk(results: readonly Result[], report: Report): Promise<boolean> {
  try {
    const folder = await navigator.storage.getDirectory()
    // An earlier zip has been downloaded by now.
    await folder.removeEntry(zipName).catch(() => {})
    const target = await folder.getFileHandle(zipName, { create: true })
    try {
      await writeZip(target, results, report)
    } catch (cause) {
      await folder.removeEntry(zipName)
      throw cause
    }
    saveBlobAs(await target.getFile(), zipName)
    return true
  } catch {
    return false
  }
}

/** How long a download from the private file system may take, in milliseconds. */
const downloadTime = 60 * 60 * 1000

/** Removes the zip of an earlier visit from the private file system, once its download must be over. */
export async function removeOldZip(): Promise<void> {
  try {
    const folder = await navigator.storage.getDirectory()
    const zip = await (await folder.getFileHandle(zipName)).getFile()
    if (Date.now() - zip.lastModified > downloadTime) await folder.removeEntry(zipName)
  } catch {
    // There is none.
  }
}

/** Reads results one by one, as the worker asks for them. */
async function readInTurn(results: readonly Result[], report: Report): Promise<NextEntry> {
  const { proxy } = await comlink.load()
  let index = 0
  return proxy(async () => {
    report(index)
    const result = results[index++]
    return result ? { name: result.name, file: await result.read() } : null
  })
}

/** Results in order, in groups of no more than so many bytes. One that is larger makes a group of its own. */
export function partsOf(results: readonly Result[], mostBytes: number): Result[][] {
  const parts: Result[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const result of results) {
    if (bytes + result.bytes > mostBytes) {
      parts.push([])
      bytes = 0
    }
    bytes += result.bytes
    parts.at(-1)?.push(result)
  }
  return parts
}
