import * as v from 'valibot'

/**
 * What the page shows of the storage's content, before that has answered. It's in `localStorage`, which is read
 * at once, so that the list and the shelf keep their places (`src/deferred-hydration.ts`). Without it, photos
 * are found on the shelf.
 */
const openBatch = v.object({
  /** The batch in the list; `null` if that was empty. */
  id: v.nullable(v.string()),
  /** How many photos it has. */
  photos: v.number(),
  /** True while photos are enhanced. */
  isRunning: v.boolean(),
  /** How many batches are on the shelf. */
  shelved: v.number(),
})
export type OpenBatch = Readonly<v.InferOutput<typeof openBatch>>

const storageKey = 'enhancement-open-batch'

const nothing: OpenBatch = { id: null, photos: 0, isRunning: false, shelved: 0 }

export function readOpenBatch(): OpenBatch {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    return v.is(openBatch, stored) ? stored : nothing
  } catch {
    return nothing
  }
}

export function noteOpenBatch(batch: OpenBatch): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(batch))
  } catch {
    // Its photos are on the shelf next time.
  }
}
