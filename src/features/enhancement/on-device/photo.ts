import { type EnhancementItem, untouched } from '../batch/item'

/** A photograph as it was chosen: a `File` of this visit, or the copy that an earlier visit kept. */
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
 * An enhanced photograph. A list can hold hundreds of them, so one that is stored is known by its key alone, and
 * its file is read when it is wanted. Only what could not be stored stays in memory.
 */
export interface Enhanced {
  readonly bytes: number
  /** Its key in the result store. */
  readonly key: string
  /** The file, where it isn't in the result store. */
  readonly uncached: Blob | null
}

/** A chosen photograph (specification, section 3; `enhancedUrl` is made from `result` while it's shown). */
export interface LocalItem extends EnhancementItem<Enhanced> {
  readonly originalFile: Original
}

export const localItem = (id: string, originalFile: Original): LocalItem => ({
  id,
  bytes: originalFile.size,
  originalFile,
  ...untouched,
})

/** Bytes as the page shows them, in MB with two decimals (specification, section 2). */
export const inMegabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`

/** What people know a photograph by. Two folders may have one of the same name. */
export const pathOf = ({ folder, name }: Original) => (folder ? `${folder}/${name}` : name)

/** Bytes of a name. File systems take 255, and a zip's parts and numbers are added to it. */
const longestName = 200

/** Of the formats that people have. What follows another dot, as in "Floor 12.30.2026", is in the name. */
const ending = /\.(?:jpe?g|jfif|png|webp|gif|bmp|avif|hei[cf]|tiff?)$/i

/** The file name of an enhanced photograph: its own, as every system takes it, and its new format. */
export function enhancedName(name: string, isForWeb: boolean): string {
  // Composed, since macOS takes both ways to write "é" for one file. What turns text around hides endings.
  const stem = name
    .normalize('NFC')
    .replace(ending, '')
    .replace(/[<>:"/\\|?*\p{Cc}\p{Bidi_Control}]/gu, '_')
  const bytes = new TextEncoder().encode(stem || 'photo').subarray(0, longestName)
  // A character that was cut in its middle goes.
  const short = new TextDecoder().decode(bytes).replace(/\ufffd$/, '')
  return `enhanced-${short}.${isForWeb ? 'jpg' : 'png'}`
}
