import { type EnhancementItem, untouched } from '@/features/enhancement/batch/enhancement-item'

/** A photograph as it was chosen: a `File` of this visit, or the copy that an earlier visit saved. */
export interface Original {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: string
  readonly lastModified: number
  /** Rejects when the file is gone. */
  readonly read: () => Promise<Blob>
}

/**
 * An enhanced photograph. A list can hold hundreds of them, so a cached one is known by its key alone, and its file is
 * read when it is wanted. Only what could not be cached stays in memory.
 */
export interface Enhanced {
  readonly bytes: number
  /** Its key in the result cache; `undefined` where the browser makes no keys. */
  readonly key: string | undefined
  /** The file, where it is not in the result cache. */
  readonly uncached: Blob | null
}

/** One chosen photograph (specification, section 3; its `enhancedUrl` is made from `result` while it is shown). */
export interface LocalItem extends EnhancementItem<Enhanced> {
  readonly originalFile: Original
}

/** A photograph in the batch to which nothing has happened. */
export function localItem(id: string, originalFile: Original): LocalItem {
  return { id, bytes: originalFile.size, originalFile, ...untouched }
}

/** Bytes as the page shows them, in MB with two decimals (specification, section 2). */
export const inMegabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`

/** What an enhanced photograph is saved as: its own name, in the format that it now has. */
export const enhancedName = (name: string, isForWeb: boolean) =>
  `enhanced-${name.replace(/\.[^.]+$/, '')}.${isForWeb ? 'jpg' : 'png'}`
