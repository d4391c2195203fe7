import { type EnhancementItem, pending } from '../queue'

/** One chosen photograph (specification, section 3). */
export interface LocalItem extends EnhancementItem {
  /** Tells files of the same name apart. */
  readonly id: number
  readonly originalFile: File
}

/** Of the files chosen, those that call themselves images (specification, section 5). */
export function pickImages(files: Iterable<File>): LocalItem[] {
  return [...files]
    .filter((file) => file.type.startsWith('image/'))
    .map((originalFile, id) => ({ id, originalFile, ...pending }))
}

/** Bytes as the page shows them, in MB with two decimals. */
export const inMegabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`

/** What an enhanced photograph is saved as: its own name, in the format that it now has. */
export const enhancedName = ({ name }: File) => `enhanced-${name.replace(/\.[^.]+$/, '')}.png`
