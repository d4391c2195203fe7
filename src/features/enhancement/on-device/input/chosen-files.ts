import { beginsAsPicture } from '@/features/enhancement/begins-as-picture'
import { newId } from '../ids'
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

/** A photo is known by these: the same file chosen twice is one image, unless each was in another folder. */
type Identity = Pick<Original, 'name' | 'size' | 'lastModified'>

const identityOf = ({ name, size, lastModified }: Identity) => JSON.stringify([name, size, lastModified])

export const isSameFile = (one: Identity, other: Identity) => identityOf(one) === identityOf(other)

/** The images that aren't in the list yet, nor among those before them. */
export function newImages(
  files: readonly File[],
  items: readonly LocalItem[],
  asItem: (file: File) => LocalItem,
): LocalItem[] {
  const known = new Map<string, string[]>()
  const isNew = ({ originalFile }: LocalItem) => {
    const { folder = '' } = originalFile
    const identity = identityOf(originalFile)
    const folders = known.get(identity) ?? []
    known.set(identity, [...folders, folder])
    return folders.every((other) => folder && other && folder !== other)
  }
  items.forEach(isNew)
  return files.map(asItem).filter(isNew)
}

/**
 * A chosen file as an item.
 *
 * @param batch the id of the batch that it's chosen for
 * @param readCopy reads the kept copy, for when the file is gone, like that of a card that was pulled out
 */
export function fromFile(file: File, batch: string, readCopy: (id: string) => Promise<Blob>): LocalItem {
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
  return localItem(id, { name, size, type, lastModified, folder, read }, batch)
}
