/** Where enhanced photographs are kept. Names say what the content is: what is once saved never changes. */
export interface ResultStore {
  has(name: string): Promise<boolean>
  /**
   * Keeps a result. Nobody sees it before it is complete.
   *
   * @throws Refusal (507) where there is no room for it
   */
  save(name: string, jpeg: Uint8Array): Promise<void>
}

/** Path of the public results, on the site's own origin or a Supabase project's. */
export const resultsPath = '/storage/v1/object/public/enhanced/'

/** What {@link resultName} gives: nothing else is ever read or written. */
export const resultNamePattern = /^[0-9a-f]{64}-2x-[a-z0-9-]+\.jpg$/

/** The SHA-256 of a photograph's bytes, in hexadecimal. */
export async function hashOf(photo: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', photo))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The name of a result: what was enhanced (by {@link hashOf}), how much, and by which engine.
 *
 * The same photograph is asked for again under the same name, whatever its URL; a changed one has a name of its own.
 */
export const resultName = (hash: string, engineVersion: string) => `${hash}-2x-${engineVersion}.jpg`
