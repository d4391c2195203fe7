import { beginsAsPicture } from '@/features/enhancement/begins-as-picture'
import { type LocalItem, localItem, type Original } from '../photo'

/**
 * The images among the files: those that call themselves images (specification, section 5), and those without
 * a type that begin like one.
 */
export async function splitImages(files: Iterable<File>): Promise<{ images: File[]; others: File[] }> {
  const all = [...files]
  const areImages = await Promise.all(all.map(isImage))
  return {
    images: all.filter((_, index) => areImages[index]),
    others: all.filter((_, index) => !areImages[index]),
  }
}

const isImage = async (file: File) =>
  file.type.startsWith('image/') || (file.type === '' && (await beginsAsPicture(file).catch(() => false)))

/** The images that aren't in the list yet. */
export function newImages(
  files: readonly File[],
  items: readonly LocalItem[],
  asItem: (file: File) => LocalItem,
): LocalItem[] {
  const isNew = newTo(items)
  return files.map(asItem).filter(({ originalFile }) => isNew(originalFile))
}

/**
 * Tells which photos aren't in a list, nor among those asked about before. The same file chosen twice,
 * by its name, size and date, is one image, unless each was in another folder.
 */
export function newTo(items: readonly LocalItem[]): (photo: Omit<Original, 'read'>) => boolean {
  const known = new Map<string, string[]>()
  const isNew = ({ name, size, lastModified, folder = '' }: Omit<Original, 'read'>) => {
    const identity = JSON.stringify([name, size, lastModified])
    const folders = known.get(identity) ?? []
    known.set(identity, [...folders, folder])
    return folders.every((other) => folder && other && folder !== other)
  }
  for (const { originalFile } of items) isNew(originalFile)
  return isNew
}

/**
 * A chosen file as an item.
 *
 * @param readCopy reads the kept copy, for when the file is gone, like that of a card that was pulled out
 */
export function fromFile(file: File, readCopy: (id: string) => Promise<Blob>): LocalItem {
  const { name, size, type, lastModified } = file
  const folder = file.webkitRelativePath.slice(0, -name.length - 1)
  const id = newId()
  const read = async () => {
    try {
      await file.slice(0, 1).arrayBuffer()
      return file
    } catch (cause) {
      return readCopy(id).catch(() => {
        throw cause
      })
    }
  }
  return localItem(id, { name, size, type, lastModified, folder, read })
}

let lastTime = 0

/** A name for a photo. Names sort by the time when they were made, and no other tab makes the same. */
function newId(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return `${String(lastTime).padStart(15, '0')} ${Math.random().toString(36).slice(2)}`
}
