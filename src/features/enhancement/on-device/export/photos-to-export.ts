import { addressesOf, type ResultAddress } from '@/features/enhancement/batch/item'
import { isGone, type Result } from '@/features/enhancement/export/results-to-export'
import { estimateBytes, type FileType, fileTypes } from '../exported-file-types'
import { photoIn } from '../library'
import type { LocalItem } from '../photo'
import { forgetResults } from '../results-gone'
import { whenWritten } from '../rotate'
import { localStore, send } from '../state'
import { tellOwner } from './exports-after-takeover'
import { enhancedPath, uniqueNames } from './file-names'
import { fileOf } from './jpeg-cache'

export interface PhotoResult extends Result {
  /** The photo's. */
  readonly id: string
}

/**
 * Photos of one batch on their way to people, as files of one type, whichever batch is open meanwhile. Each is read
 * as it is when its turn comes, and one that has left the batch by then is no loss.
 */
export interface PhotosToExport {
  /** The results, under names that are unlike each other. */
  readonly results: readonly PhotoResult[]
  /** To be told of a result that couldn't be read, which isn't exported. */
  readonly leftOut: (result: PhotoResult) => void
  /** Notes that people have these now. Returns how many they are. */
  readonly noteExported: (results: readonly PhotoResult[]) => number
  /** Makes photos pending again whose results are gone, and names them. */
  readonly noteGone: () => void
}

/** @param signal ends what is being read */
export function photosToExport(
  batch: string,
  items: readonly LocalItem[],
  as: FileType,
  signal?: AbortSignal,
): PhotosToExport {
  const { ending } = fileTypes[as]
  const names = uniqueNames(items.map(({ originalFile }) => enhancedPath(originalFile, ending)))
  /** The results that were read, by their photos. */
  const read = new Map<string, ResultAddress>()
  const gone: ResultAddress[] = []

  const addressNow = (id: string) => {
    const item = photoIn(localStore.state.library, batch, id)
    return item && addressesOf([item])[0]
  }

  const readNow = async (id: string): Promise<Blob> => {
    const item = await whenWritten(batch, id)
    const address = addressNow(id)
    if (!item || !address) throw new DOMException('The photo has left', 'NotFoundError')
    read.set(id, address)
    return fileOf(item, as, signal).catch((cause) => {
      // Its file may have been written anew meanwhile.
      if (isGone(cause) && addressNow(id)?.key !== address.key) return readNow(id)
      throw cause
    })
  }

  return {
    results: items.map(({ id, originalFile, result }, index) => ({
      id,
      name: names[index] ?? '',
      bytes: estimateBytes(as, result?.bytes ?? 0),
      lastModified: originalFile.lastModified,
      read: () => readNow(id),
    })),

    leftOut({ id }) {
      const address = read.get(id)
      if (address) gone.push(address)
      read.delete(id)
    },

    noteExported(results) {
      const exported = results.flatMap(({ id }) => read.get(id) ?? [])
      const event = { type: 'exported', batch, results: exported, as, at: Date.now() } as const
      send(event)
      if (localStore.state.isOpenElsewhere) tellOwner(event)
      return exported.length
    },

    noteGone: () => forgetResults(batch, gone),
  }
}
