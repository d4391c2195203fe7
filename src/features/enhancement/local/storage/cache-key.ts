import { engineVersion } from '~/workers/enhancer/protocol'

/** Results of this engine's version have keys that begin like this. */
export const currentKeys = `${engineVersion}:`

/**
 * The key of a photograph's result: the version of the engine and the SHA-256 of the photograph's bytes, whatever its
 * name. `undefined` where the browser does not hash (a page that came over an insecure connection).
 */
export async function photoKey(photo: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const hash = await crypto.subtle.digest('SHA-256', await photo.arrayBuffer())
  return currentKeys + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
