import type { SupabaseSettings } from '../settings.ts'
import type { RateLimit } from './rate-limit.ts'

/** The longest wait for the database, in milliseconds. */
const timeout = 2_000

/**
 * A rate limit for all instances of the hosted function together. The project's database counts the requests, with the
 * function `take_enhance_request` of the migrations. If the database does not answer, requests pass, because each
 * instance also has its own limit.
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
