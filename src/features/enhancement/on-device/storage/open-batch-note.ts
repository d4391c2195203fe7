import * as v from 'valibot'

/**
 * What the tab that has the tool is at. It's in `localStorage`, which is read at once and written while a page
 * is left. Without it, photos are found on the shelf.
 */
const openBatch = v.object({
  /** The batch in the list; `null` if that was empty. */
  id: v.nullable(v.string()),
  /** The batches of which photos are enhanced. */
  running: v.optional(v.array(v.string()), []),
  /** The photo from before, while one from after is looked for. */
  joining: v.optional(v.nullable(v.object({ batch: v.string(), id: v.string() })), null),
  /** What batches are called of which that may not have been written yet, by their ids. */
  names: v.optional(v.record(v.string(), v.string()), {}),
  /** How many photos are being saved. */
  saving: v.optional(v.number(), 0),
})
export type OpenBatch = Readonly<v.InferOutput<typeof openBatch>>

const storageKey = 'enhancement-open-batch'

const nothing: OpenBatch = { id: null, running: [], joining: null, names: {}, saving: 0 }

export function readOpenBatch(): OpenBatch {
  try {
    const stored = v.safeParse(openBatch, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.success ? stored.output : nothing
  } catch {
    return nothing
  }
}

export function noteOpenBatch(batch: OpenBatch): void {
  const now = JSON.stringify(batch)
  try {
    if (localStorage.getItem(storageKey) !== now) localStorage.setItem(storageKey, now)
  } catch {
    // Its photos are on the shelf next time.
  }
}
