import type { SupabaseSettings } from '../settings.ts'
import type { RateLimit } from './rate-limit.ts'

/** In milliseconds. A slow database is not waited for longer than this. */
const timeout = 2_000

/**
 * A rate limit that holds for all instances of the hosted function together: the project's database counts, by the
 * function `take_enhance_request` of the migrations. Where the database does not answer, requests pass: each instance
 * has a limit of its own besides.
 */
export class SupabaseRateLimit implements RateLimit {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  #isReported = false

  constructor({ url, key }: SupabaseSettings) {
    this.#url = `${url}/rest/v1/rpc/take_enhance_request`
    this.#headers = { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
  }

  async take(client: string): Promise<number> {
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: this.#headers,
        body: JSON.stringify({ client }),
        signal: AbortSignal.timeout(timeout),
      })
      const answer = await response.text()
      const seconds: unknown = response.ok ? JSON.parse(answer) : null
      if (typeof seconds === 'number') return seconds
      throw new Error(`The database answered ${response.status}: ${answer.slice(0, 300)}`)
    } catch (error) {
      if (!this.#isReported) console.error('enhance-image: no limit across instances, by', error)
      this.#isReported = true
      return 0
    }
  }
}
