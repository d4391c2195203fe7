import { Buffer } from 'node:buffer'
import { Refusal } from '../refusal.ts'

/**
 * Reads the body of a request or an answer. `maxBytes` and one chunk are in memory before it is refused.
 *
 * @throws Refusal (413)
 */
export async function readCapped(
  { body }: Pick<Request, 'body'>,
  maxBytes: number,
  tooLong: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    // Leaving the loop cancels the body.
    if (length > maxBytes) throw new Refusal(413, tooLong)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
