import { createStore, delMany, get, getMany, keys, set, setMany, type UseStore } from 'idb-keyval'
import * as v from 'valibot'
import { storesBlobs } from './blob-support'
import { withTimeout } from './database-timeout'

/** What is saved of a photograph in the batch, beside its copy. */
const savedPhoto = v.object({
  /** Ids sort in the order in which the photographs were added. */
  id: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  lastModified: v.number(),
  status: v.picklist(['pending', 'completed', 'failed']),
  error: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  /** Its result's key in the result cache. */
  key: v.nullable(v.string()),
})
export type SavedPhoto = Readonly<v.InferOutput<typeof savedPhoto>>

/** A batch with copies of its photographs, saved in this browser over reloads, crashes and closed tabs. */
export interface SavedBatch {
  /** In order. Leaves out records of another shape, from an older or a newer version. Rejects when the storage cannot be read, or does not answer within `wait` milliseconds. */
  load(wait: number): Promise<readonly SavedPhoto[]>
  /** The copy of a photograph. Rejects with a `NotFoundError` when there is none. */
  read(photo: SavedPhoto): Promise<Blob>
  /** Saves a photograph and its copy: both or neither. Rejects when it could not. */
  add(photo: SavedPhoto, copy: Blob): Promise<void>
  /** Saves the new state of a photograph that is saved already. */
  update(photo: SavedPhoto): Promise<void>
  remove(ids: readonly string[]): Promise<void>
}

const photoKey = (id: string) => `photo ${id}`
const copyKey = (id: string) => `copy ${id}`

export function createSavedBatch(databaseName = 'enhancement-batch'): SavedBatch {
  let opened: UseStore | undefined
  const store = () => {
    opened ??= createStore(databaseName, 'photographs')
    return opened
  }

  const remove = async (ids: readonly string[]) => {
    try {
      await withTimeout(() =>
        delMany(
          ids.flatMap((id) => [photoKey(id), copyKey(id)]),
          store(),
        ),
      )
    } catch {
      // Storage that refuses this cannot be read either.
    }
  }

  return {
    load: (wait) =>
      withTimeout(async () => {
        const all = (await keys<string>(store())).filter((key) => key.startsWith(photoKey(''))).sort()
        return (await getMany<unknown>(all, store())).filter((photo) => v.is(savedPhoto, photo))
      }, wait),
    async read({ id, type }) {
      const copy = await get<Blob | ArrayBuffer>(copyKey(id), store())
      if (!copy) throw new DOMException('The copy of this photograph is gone', 'NotFoundError')
      return copy instanceof Blob ? copy : new Blob([copy], { type })
    },
    async add(photo, copy) {
      const { id } = photo
      try {
        const value = storesBlobs() ? copy : await copy.arrayBuffer()
        await withTimeout(() =>
          setMany(
            [
              [photoKey(id), photo],
              [copyKey(id), value],
            ],
            store(),
          ),
        )
      } catch (cause) {
        await remove([id])
        throw cause
      }
    },
    async update(photo) {
      // If the storage is full to the last byte, the photograph is enhanced again after a return. No harm is done.
      await withTimeout(() => set(photoKey(photo.id), photo, store())).catch(() => {})
    },
    remove,
  }
}
