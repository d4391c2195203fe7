import { type EnhancementItem, type KeyedResult, untouched } from '../batch/item'

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

/** Clockwise, in quarters of a turn: 0 to 3. */
export interface Rotation {
  readonly inFile: number
  /** Differs until the file is written anew. */
  readonly wanted: number
}

const unrotated: Rotation = { inFile: 0, wanted: 0 }

export const rotationOf = (result: Enhanced | null): Rotation => result?.rotation ?? unrotated

/** How many quarters of a turn a result's file has still to be rotated by. */
export function quartersToWrite(result: Enhanced | null): number {
  const { inFile, wanted } = rotationOf(result)
  return (wanted - inFile + 4) % 4
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

/** Bytes as the page shows them, in MB with two decimals (specification, section 2). */
export const inMegabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`

/** Bytes in the fewest words: "3.4 MB", "486 MB", "1.2 GB". */
export function roughSize(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  if (megabytes >= 999.5) return `${(megabytes / 1024).toFixed(1)} GB`
  return `${megabytes.toFixed(megabytes < 9.95 ? 1 : 0)} MB`
}

/** The name people know a photo by. Two folders may have one of the same name. */
export const pathOf = ({ folder, name }: Original) => (folder ? `${folder}/${name}` : name)
