import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file a database of its own, which goes with the test's mocks. Answers its name. */
export function ownDatabase(): () => string {
  let name: string
  beforeEach(() => {
    name = `test ${crypto.randomUUID()}`
  })
  afterEach(() => {
    vi.restoreAllMocks()
    indexedDB.deleteDatabase(name)
  })
  return () => name
}

/** Plays a full device: no database takes a Blob. */
export function refuseBlobs(): void {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (value instanceof Blob) throw new DOMException('Full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
}
