import type { Enhanced } from '../photo'
import { DatabaseSilent, unlessSilent } from './database'
import { type ResultFacts, type ResultStore, resultStore } from './results-database'

/** Keys of the results that are being written. */
const writing = new Set<string>()

/** True while a result is being written, however late its database is. */
export const isBeingStored = (key: string) => writing.has(key)

/**
 * Stores a result. One that is refused stays in memory, and so does one that the store is too silent for,
 * until it has been stored after all.
 *
 * @param storedLate called when one is stored that has stayed in memory
 * @param write how it's written: with room that others give up, unless told otherwise
 * @returns the file, if it isn't stored
 * @throws a `QuotaExceededError` if this browser has no room for it in memory either
 */
export async function storeResult(
  key: string,
  facts: ResultFacts,
  file: Blob,
  storedLate: () => void,
  write: ResultStore['write'] = resultStore.write,
): Promise<Blob | null> {
  writing.add(key)
  const written = write(key, facts, file).finally(() => writing.delete(key))
  try {
    await unlessSilent(written, resultStore.answers)
    return null
  } catch (cause) {
    await proveReadable(file)
    if (cause instanceof DatabaseSilent) written.then(storedLate, () => {})
    return file
  }
}

/** A browser without room makes Blobs that can't be read. */
async function proveReadable(file: Blob): Promise<void> {
  try {
    await file.slice(-1).arrayBuffer()
  } catch (cause) {
    throw new DOMException(String(cause), 'QuotaExceededError')
  }
}

/** A result's file. Rejects with a `NotFoundError` if it's gone, and otherwise if it can't be read. */
export async function readResult({ key, unkept }: Enhanced): Promise<Blob> {
  const file = unkept ?? (await resultStore.read(key))
  if (!file) throw new DOMException('The result is gone', 'NotFoundError')
  return file
}
