import { unusedKeys } from './shelved-batch'
import { localStore } from './state'
import { resultStore } from './storage/results-database'

/** Keys of results whose photos have left the device's batches. */
const dropped = new Set<string>()

/** Removes results, unless photos refer to them, which is known once the storage has said what it keeps. */
export async function removeUnused(keys: Iterable<string> = []): Promise<void> {
  for (const key of keys) dropped.add(key)
  const { batch, shelf, isLoaded } = localStore.state
  if (!isLoaded) return
  const unused = unusedKeys(dropped, [...batch.items, ...shelf.flatMap(({ items }) => items)])
  dropped.clear()
  if (unused.length > 0) await resultStore.remove(unused)
}

/** Leaves them to the tab that has the tool from now on. */
export const forgetUnused = () => dropped.clear()
