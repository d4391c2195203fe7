import { type LocalItem, localItem, type Original } from '../store/local-item'

/** What was chosen: new images, files that are no images, and images that are in the list already. */
export interface Chosen {
  readonly images: readonly LocalItem[]
  readonly skipped: number
  readonly known: number
}

/**
 * Sorts chosen files. Images are those that call themselves images (specification, section 5). The same file chosen
 * twice, by its name, size and date, is one image.
 *
 * @param newId names a photograph; later names sort after earlier ones
 */
export function sortFiles(files: Iterable<File>, items: readonly LocalItem[], newId: () => string): Chosen {
  const known = new Set(items.map(({ originalFile }) => identity(originalFile)))
  const all = [...files]
  const images = all.filter(isImage)
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

/** Not every system tells browsers what photographs of iPhones are: there, their names do. */
const isImage = ({ type, name }: File) =>
  type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name))

const identity = ({ name, size, lastModified }: Omit<Original, 'read'>) =>
  JSON.stringify([name, size, lastModified])

function fromFile(file: File): Original {
  const { name, size, type, lastModified } = file
  return { name, size, type, lastModified, read: async () => file }
}

let lastTime = 0

/** A name for a photograph. Names sort by the time at which they were made, and no other tab makes the same. */
export function newId(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return `${String(lastTime).padStart(15, '0')} ${Math.random().toString(36).slice(2)}`
}
