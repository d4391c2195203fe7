import type { SupabaseSettings } from '../environment.ts'
import { Refusal } from '../refusal.ts'
import { bucket, noRoom, type ResultStore } from './result-store.ts'

/** In milliseconds. */
const timeout = 20_000

/** Stores results in the project's Storage, in the bucket of the migration. Its uploads are atomic. */
export function supabaseStore({ url, key }: SupabaseSettings): ResultStore {
  const ask = (name: string, init: RequestInit, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}/storage/v1/object/${bucket}/${name}`, {
      ...init,
      headers: { apikey: key, Authorization: `Bearer ${key}`, ...headers },
      signal: AbortSignal.timeout(timeout),
    })
  return {
    // Not at the public URL, because a CDN may have cached that the result did not exist.
    has: async (name) => {
      const response = await ask(name, { method: 'HEAD' })
      await response.body?.cancel()
      return response.ok
    },
    save: async (name, jpeg) => {
      const response = await ask(
        name,
        { method: 'POST', body: jpeg },
        { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=31536000', 'x-upsert': 'false' },
      )
      const answer = await response.text()
      // Another request may have stored the same result first. Storage then answers 409, or 400 with a body
      // that says so.
      const says409 = response.status === 400 && /"statusCode":\s*"?409/.test(answer)
      if (response.ok || response.status === 409 || says409) return
      if (response.status === 413 || response.status === 507) throw new Refusal(507, noRoom)
      throw new Error(`Storage answered ${response.status}: ${answer.slice(0, 300)}`)
    },
  }
}
