import { createStore, type UseStore } from 'idb-keyval'
import { isQuotaError } from './storage-full'

/** Nothing could be stored: the database gave no answer in time. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout'
}

/** A request that has had no answer yet, and has been waited for long enough. */
let silence: Promise<unknown> | undefined

/**
 * A database's answer. Rejects with {@link DatabaseTimeout} when none comes within `wait` milliseconds, and
 * at once as long as an earlier request goes unanswered. Browsers are known to leave IndexedDB hanging, and
 * no photo may wait for it.
 */
export async function withTimeout<T>(ask: () => Promise<T>, wait = 10_000): Promise<T> {
  if (silence) throw new DatabaseTimeout()
  const answer = ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const heard = () => {
        if (silence === answer) silence = undefined
      }
      silence = answer
      answer.then(heard, heard)
      reject(new DatabaseTimeout())
    }, wait)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}

/** Why this browser stores nothing, as far as it says. */
export type StorageProblem = 'full' | 'silent' | 'unreadable' | 'refused'

export function problemOf(cause: unknown): StorageProblem {
  if (cause instanceof DatabaseTimeout) return 'silent'
  if (isQuotaError(cause)) return 'full'
  // The database has another version or other stores than this version of the site knows.
  const isForeign = cause instanceof DOMException && /^(?:Version|NotFound)Error$/.test(cause.name)
  return isForeign ? 'unreadable' : 'refused'
}

/** WebKit loses Blobs in IndexedDB, or crashes on them. Their bytes are stored there instead. */
const storesBlobs = () => navigator.vendor !== 'Apple Computer, Inc.'

/** A file as this browser's database takes it. */
export const storedFrom = async (file: Blob): Promise<Blob | ArrayBuffer> =>
  storesBlobs() ? file : file.arrayBuffer()

/** A file that {@link storedFrom} made ready for the database. */
export const fileFrom = (stored: Blob | ArrayBuffer, type: string): Blob =>
  stored instanceof Blob ? stored : new Blob([stored], { type })

/**
 * A store in a database of its own. A connection that the browser has lost, as iOS does to pages in the
 * background, is opened anew, once for each request. `idb-keyval` would keep the dead one.
 */
export function openStore(databaseName: string, storeName: string): UseStore {
  let store = createStore(databaseName, storeName)
  return async (mode, request) => {
    const asked = store
    try {
      return await asked(mode, request)
    } catch (cause) {
      if (!isConnectionLost(cause)) throw cause
      // Another request may have opened it meanwhile.
      if (store === asked) store = createStore(databaseName, storeName)
      return store(mode, request)
    }
  }
}

const isConnectionLost = (cause: unknown) =>
  cause instanceof DOMException && /^(?:InvalidState|Unknown|Abort)Error$/.test(cause.name)
