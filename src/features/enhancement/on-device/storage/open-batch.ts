import * as v from 'valibot'

/**
 * Which batch was in the list. It's in `localStorage`, which is read at once and written while a page is left.
 * Without it, photos are found on the shelf.
 */
const openBatch = v.object({
  /** The batch in the list; `null` if that was empty. */
  id: v.nullable(v.string()),
  /** True while photos are enhanced. */
  isRunning: v.boolean(),
})
export type OpenBatch = Readonly<v.InferOutput<typeof openBatch>>

const storageKey = 'enhancement-open-batch'

const nothing: OpenBatch = { id: null, isRunning: false }

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
