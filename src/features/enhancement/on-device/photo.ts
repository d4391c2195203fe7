import { type EnhancementItem, untouched } from '../batch/item'

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
export interface Enhanced {
  readonly bytes: number
  /** Its key in the result store. */
  readonly key: string
  /** The file, where it isn't in the result store. */
  readonly unkept: Blob | null
  /** Of one that the store was too silent for: whether it has been stored after all. */
  readonly isStoredLate?: Promise<boolean> | undefined
}

/** The end of a rotated result's key: so its record knows it, too. Devices have stored it in these words. */
const rotated = / turned ([1-3])$/

/** How many times a result was rotated clockwise by 90°. */
export const quartersOf = ({ key }: Enhanced) => Number(rotated.exec(key)?.[1] ?? 0)

/** The key of a result that is rotated once more. */
export function rotatedKey(result: Enhanced): string {
  const quarters = (quartersOf(result) + 1) % 4
  const key = result.key.replace(rotated, '')
  return quarters === 0 ? key : `${key} turned ${quarters}`
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
