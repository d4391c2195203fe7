import { Refusal } from '../refusal.ts'

/**
 * Reads the body of a request or of an answer. At most `maxBytes` and one chunk are in memory before it is refused.
 *
 * @throws Refusal (413)
 */
export async function readCapped(
  { headers, body }: Request | Response,
  maxBytes: number,
  tooLong: string,
): Promise<Uint8Array<ArrayBuffer>> {
  // What says itself that it is too long is refused before any of it is read.
  if (Number(headers.get('Content-Length')) > maxBytes) {
    await body?.cancel()
    throw new Refusal(413, tooLong)
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    // Leaving the loop cancels the body.
    if (length > maxBytes) throw new Refusal(413, tooLong)
    chunks.push(chunk)
  }
  return concatenate(chunks)
}

export function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    whole.set(part, end)
    end += part.length
  }
  return whole
}
