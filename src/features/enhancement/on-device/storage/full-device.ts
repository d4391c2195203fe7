import { isQuotaError } from '~/workers/shared/quota-error'

/** Asked when a device is full. Resolves to `true` if something was removed, and the write may be repeated. */
let makeRoom = async () => false

export function whenFull(make: () => Promise<boolean>): void {
  makeRoom = make
}

/** Tries once more what a device refuses because it's full, if something gives way. Nothing else tells that it is. */
export async function withRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (cause) {
    if (isQuotaError(cause) && (await makeRoom())) return write()
    throw cause
  }
}
