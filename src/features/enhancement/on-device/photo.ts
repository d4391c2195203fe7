import { type EnhancementItem, type KeyedResult, untouched } from '../batch/item'
import type { Rotation } from '../rotation'

/** A photo as it was chosen: a `File` of this visit, or the copy that an earlier visit kept. */
export interface Original {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: string
  readonly lastModified: number
  /** Where it was in a chosen or dropped folder, as in "July/kitchen". Empty if it was chosen alone. */
  readonly folder?: string
  /** Rejects when the file is gone. */
  readonly read: () => Promise<Blob>
}

/**
 * An enhanced photo. A list can hold hundreds of them, so one that is stored is known by its key alone, and
 * its file is read when it is wanted. Only what could not be stored stays in memory.
 */
export interface Enhanced extends KeyedResult {
  readonly bytes: number
  /** Its key in the result store. */
  readonly key: string
  /** The file, where it isn't in the result store. */
  readonly unkept: Blob | null
  /** How it's rotated, in the file and as people want it. Without it, it's as the photo is. */
  readonly rotation?: Rotation | undefined
}

/** A chosen photo (specification, section 3; `enhancedUrl` is made from `result` while it's shown). */
export interface LocalItem extends EnhancementItem<Enhanced> {
  readonly originalFile: Original
  /** The id of the batch that it was chosen for. Empty in what older versions have kept. */
  readonly batch: string
}

export const localItem = (id: string, originalFile: Original, batch = ''): LocalItem => ({
  id,
  batch,
  bytes: originalFile.size,
  originalFile,
  ...untouched,
})

export const idsOf = (items: readonly LocalItem[]) => items.map(({ id }) => id)

/** The keys of their results. */
export const keysOf = (items: readonly LocalItem[]) => items.flatMap(({ result }) => result?.key ?? [])

/** What a picture that is made of a photo's result learns its day from. */
export const sourceOf = async ({ lastModified, read }: Original) => ({
  original: await read().catch(() => undefined),
  lastModified,
})

/** The name people know a photo by. Two folders may have one of the same name. */
export const pathOf = ({ folder, name }: Original) => (folder ? `${folder}/${name}` : name)
