import { delay } from '@/lib/delay'
import type { NextEntry } from '~/workers/export/protocol'
import { comlink } from '../comlink'
import { exportLease } from './export-lease'
import { downloadAs, type ExportOptions, filesOf, type Result } from './results-to-export'
import { zipNameOf } from './zip-name'

/** Of the File System standard, in the browsers that have it. */
declare global {
  interface FileSystemFileHandle {
    readonly remove?: () => Promise<void>
  }
}

/** Each zip has a worker of its own: those that make JPEGs for it go on meanwhile. */
const zipWorkers = exportLease({ idle: 0 })

/** The largest zip that is made in memory, in bytes. Larger ones are exported in parts. */
const largestInMemory = 500 * 1024 ** 2

/**
 * Exports results as one zip file. It is written piece by piece to the file that the user chooses, where the
 * browser lets them. Other browsers get it in parts that fit into memory. Rejects with an `AbortError` when no
 * file is chosen, and with another error if no result can be read: there is no empty zip.
 *
 * @returns how many files there are
 */
export async function exportZip<One extends Result>(
  results: readonly One[],
  allOptions: ExportOptions<One>,
): Promise<number> {
  const missing = new Set<One>()
  const options: ExportOptions<One> = {
    ...allOptions,
    leftOut(result, cause) {
      missing.add(result)
      allOptions.leftOut?.(result, cause)
    },
  }
  const noteExported = (part: readonly One[]) =>
    options.exported?.(part.filter((result) => !missing.has(result)))
  const zipName = zipNameOf(results, options)
  // This comes first: the picker opens only right after the press of a button.
  const target = await window.showSaveFilePicker?.({
    suggestedName: zipName,
    startIn: 'downloads',
    types: [{ description: 'Zip file', accept: { 'application/zip': '.zip' } }],
  })
  if (target) {
    try {
      const next = await readInTurn(results, results, options)
      await zipWorkers.run((surface) => surface.writeZip(target, next), options.signal)
    } catch (cause) {
      void removeEmpty(target)
      throw cause
    }
    noteExported(results)
    return 1
  }
  const parts = partsOf(results, largestInMemory)
  for (const [index, part] of parts.entries()) {
    const next = await readInTurn(results, part, options)
    const zip = await zipWorkers.run((surface) => surface.makeZip(next), options.signal)
    const name =
      parts.length > 1 ? zipName.replace(/\.zip$/, ` ${index + 1} of ${parts.length}.zip`) : zipName
    downloadAs(zip, name)
    noteExported(part)
  }
  return parts.length
}

/** Removes a file that has nothing in it, since browsers put only a whole one in its place. */
async function removeEmpty(target: FileSystemFileHandle): Promise<void> {
  // A worker that was just ended holds it for a moment. Not every browser removes files that people chose.
  for (let attempt = 0; attempt < 10; attempt++) {
    await delay(100)
    try {
      return await target.remove?.()
    } catch {
      // Again.
    }
  }
}

async function readInTurn<One extends Result>(
  results: readonly One[],
  part: readonly One[],
  options: ExportOptions<One>,
): Promise<NextEntry> {
  const { proxy } = await comlink.load()
  const files = filesOf(part, options.leftOut)
  let next: One | undefined = part[0]
  let isEmpty = true
  return proxy(async () => {
    if (next) options.report(results.indexOf(next))
    const { value } = await files.next()
    if (value) {
      const { result, file } = value
      next = part[part.indexOf(result) + 1]
      isEmpty = false
      return { name: result.name, file, lastModified: result.lastModified }
    }
    if (isEmpty && part.length === results.length) throw new Error('No result could be read')
    return null
  })
}

/** How many zips results come in. Only into a file that the user chooses can one of any size be written. */
export const zipsFor = (results: readonly Pick<Result, 'bytes'>[]) =>
  'showSaveFilePicker' in window ? 1 : partsOf(results, largestInMemory).length

/** Results in order, in groups of no more than so many bytes. One that is larger makes a group of its own. */
function partsOf<Part extends Pick<Result, 'bytes'>>(results: readonly Part[], mostBytes: number): Part[][] {
  const parts: Part[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const result of results) {
    const { bytes: size = 0 } = result
    if (bytes + size > mostBytes) {
      parts.push([])
      bytes = 0
    }
    bytes += size
    parts.at(-1)?.push(result)
  }
  return parts
}
