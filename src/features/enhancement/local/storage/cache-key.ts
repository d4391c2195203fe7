import { engineVersion } from '../../../../../workers/enhancer/protocol'

/** Results of this version's engine have keys that begin like this. */
export const currentKeys = `${engineVersion}:`

/**
 * What tells one photograph from another, whatever its name: the SHA-256 of its bytes, and the version of the engine.
 * `undefined` where the browser does not hash (a page that did not come over a secure connection).
 */
export async function photoKey(photo: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = await crypto.subtle.digest('SHA-256', await photo.arrayBuffer())
  return currentKeys + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
