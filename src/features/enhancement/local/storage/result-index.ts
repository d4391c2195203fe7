import * as v from 'valibot'
import { engineVersion } from '~/workers/enhancer/protocol'

/** Results of this engine's version have keys that begin like this. */
export const currentKeys = `${engineVersion}:`

const resultIndex = v.record(
  v.string(),
  v.object({
    bytes: v.number(),
    /** When it was last used, as a count that only goes up. */
    used: v.number(),
  }),
)

/** What the result cache holds: an entry for each key. */
export type ResultIndex = Readonly<v.InferOutput<typeof resultIndex>>

/** A stored index. One of another shape, from an older or a newer version, counts as empty. */
export const parseIndex = (stored: unknown): ResultIndex => (v.is(resultIndex, stored) ? stored : {})

/** The index with one entry marked as just used. One that is not in it is added if its size is given. */
export function markUsed(index: ResultIndex, key: string, bytes = index[key]?.bytes): ResultIndex {
  if (bytes === undefined) return index
  const now = Math.max(0, ...Object.values(index).map((entry) => entry.used)) + 1
  return { ...index, [key]: { bytes, used: now } }
}

/**
 * The index without results of earlier engines and, until `room` bytes suffice, without those least recently used. What is
 * in use stays in any case.
 */
export function makeRoom(index: ResultIndex, inUse: ReadonlySet<string>, room: number): ResultIndex {
  let kept = without(
    index,
    Object.keys(index).filter((key) => !key.startsWith(currentKeys)),
  )
  for (const key of leastUsed(kept, inUse)) {
    if (totalBytes(kept) <= room) break
    kept = without(kept, [key])
  }
  return kept
}

/** Keys that are not in use, those first that were used the longest time ago. */
export const leastUsed = (index: ResultIndex, inUse: ReadonlySet<string>) =>
  Object.entries(index)
    .filter(([key]) => !inUse.has(key))
    .sort(([, one], [, other]) => one.used - other.used)
    .map(([key]) => key)

export function without(index: ResultIndex, keys: readonly string[]): ResultIndex {
  const gone = new Set(keys)
  return Object.fromEntries(Object.entries(index).filter(([key]) => !gone.has(key)))
}

export const totalBytes = (index: ResultIndex) =>
  Object.values(index).reduce((sum, { bytes }) => sum + bytes, 0)
