import { Refusal } from '../refusal.ts'
import type { SupabaseSettings } from '../settings.ts'
import type { ResultStore } from './result-store.ts'

/** In milliseconds. */
const timeout = 20_000

/** Stores results in the project's Storage, in the bucket of the migration. Its uploads are atomic. */
export class SupabaseStore implements ResultStore {
  readonly #bucket: string
  readonly #headers: Readonly<Record<string, string>>

  constructor({ url, key }: SupabaseSettings) {
    this.#bucket = `${url}/storage/v1/object/enhanced`
    this.#headers = { apikey: key, Authorization: `Bearer ${key}` }
  }

  /** Does not use the public URL, because a CDN may have cached that the result did not exist. */
  async has(name: string): Promise<boolean> {
    const response = await fetch(`${this.#bucket}/${name}`, {
      method: 'HEAD',
      headers: this.#headers,
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return response.ok
  }

  async save(name: string, jpeg: Uint8Array<ArrayBuffer>): Promise<void> {
    const response = await fetch(`${this.#bucket}/${name}`, {
      method: 'POST',
      headers: {
        ...this.#headers,
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'max-age=31536000',
        'x-upsert': 'false',
      },
      body: jpeg,
      signal: AbortSignal.timeout(timeout),
    })
    const answer = await response.text()
    if (response.ok || isDuplicate(response.status, answer)) return
    if (response.status === 413 || response.status === 507) {
      throw new Refusal(507, 'There is no room left for enhanced photographs')
    }
    throw new Error(`Storage answered ${response.status}: ${answer.slice(0, 300)}`)
  }
}

/** Whether another request has stored the same result first. Storage then answers 409, or 400 with a body that says so. */
function isDuplicate(status: number, answer: string): boolean {
  return status === 409 || (status === 400 && /"statusCode":\s*"?409/.test(answer))
}
