import { enhancementScale } from '../contract.ts'
import { engineVersion } from '../engine/engine.ts'

/** The store of enhanced photographs. Names identify the content, so stored results never change. */
export interface ResultStore {
  has(name: string): Promise<boolean>
  /**
   * Stores a result. It is not visible before it is complete.
   *
   * @throws Refusal (507) if there is no space for it
   */
  save(name: string, jpeg: Uint8Array<ArrayBuffer>): Promise<void>
}

/** The message of a store without space. */
export const noRoom = 'There is no room left for enhanced photographs'

/** Of the results in a project's Storage; the migration makes it. */
export const bucket = 'enhanced'

/** Path of the public results, on the site's own origin or a Supabase project's. */
export const resultsPath = `/storage/v1/object/public/${bucket}/`

/** The pattern of {@link nameResult}. Only such names are read or written. */
export const resultNamePattern = new RegExp(`^[0-9a-f]{64}-${enhancementScale}x-[a-z0-9-]+\\.jpg$`)

/**
 * The name of a result: the SHA-256 of the photograph's bytes, the factor, and the engine's version. The same
 * photograph has the same name under every URL, and a changed photograph has another one.
 */
export async function nameResult(photo: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', photo))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hash}-${enhancementScale}x-${engineVersion}.jpg`
}
