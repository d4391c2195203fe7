/** The store of enhanced photographs. Names identify the content, so stored results never change. */
export interface ResultStore {
  has(name: string): Promise<boolean>
  /**
   * Stores a result. It is not visible before it is complete.
   *
   * @throws Refusal (507) if there is no space for it
   */
  save(name: string, jpeg: Uint8Array): Promise<void>
}

/** Path of the public results, on the site's own origin or a Supabase project's. */
export const resultsPath = '/storage/v1/object/public/enhanced/'

/** The pattern of {@link resultName}. Only such names are read or written. */
export const resultNamePattern = /^[0-9a-f]{64}-2x-[a-z0-9-]+\.jpg$/

/** The SHA-256 of a photograph's bytes, in hexadecimal. */
export async function hashOf(photo: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', photo))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The name of a result: the photograph's hash ({@link hashOf}), the factor, and the engine's version.
 *
 * The same photograph has the same name under every URL. A changed photograph has another name.
 */
export const resultName = (hash: string, engineVersion: string) => `${hash}-2x-${engineVersion}.jpg`
