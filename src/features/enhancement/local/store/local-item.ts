import { type QueuedItem, untouched } from '../../batch/batch'

/** A photograph as it was chosen: a `File` of this visit, or the copy of one that an earlier visit has left. */
export interface Original {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: string
  readonly lastModified: number
  /** Rejects where the file is gone by now. */
  readonly read: () => Promise<Blob>
}

export interface Enhanced {
  readonly file: Blob
  /** Whether this browser keeps the result for the next time. */
  readonly isKept: boolean
  /** Under which it is kept. */
  readonly key: string | undefined
}

/** One chosen photograph (specification, section 3). */
export interface LocalItem extends QueuedItem<Enhanced> {
  readonly originalFile: Original
}

/** A photograph in the queue before anything has happened to it. */
export function localItem(id: string, originalFile: Original): LocalItem {
  return { id, bytes: originalFile.size, originalFile, ...untouched }
}

/** What was chosen, sorted: new images, files that are no images, and images that are in the list already. */
export interface Chosen {
  readonly images: readonly LocalItem[]
  readonly skipped: number
  readonly known: number
}

/**
 * Of the files chosen, those that call themselves images (specification, section 5). The same file chosen twice, by its
 * name, size and date, is one.
 *
 * @param newId names a photograph; later names sort after earlier ones
 */
export function sortFiles(files: Iterable<File>, items: readonly LocalItem[], newId: () => string): Chosen {
  const known = new Set(items.map(({ originalFile }) => identity(originalFile)))
  const all = [...files]
  const images = all.filter((file) => file.type.startsWith('image/'))
  const added = images.filter((file) => {
    const isNew = !known.has(identity(file))
    known.add(identity(file))
    return isNew
  })
  return {
    images: added.map((file) => localItem(newId(), fromFile(file))),
    skipped: all.length - images.length,
    known: images.length - added.length,
  }
}

const identity = ({ name, size, lastModified }: Omit<Original, 'read'>) =>
  JSON.stringify([name, size, lastModified])

function fromFile(file: File): Original {
  const { name, size, type, lastModified } = file
  return { name, size, type, lastModified, read: async () => file }
}

/** Bytes as the page shows them, in MB with two decimals. */
export const inMegabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`

/** What an enhanced photograph is saved as: its own name, in the format that it now has. */
export const enhancedName = (name: string) => `enhanced-${name.replace(/\.[^.]+$/, '')}.png`
