interface BucketOptions {
  /** Requests that a client may make at once after a pause. */
  readonly capacity: number
  /** Requests per second that a client may make in the long run. */
  readonly perSecond: number
  /** The time in seconds, of a monotonic clock. */
  readonly now: () => number
}

interface Bucket {
  tokens: number
  filledAt: number
}

/** The maximum number of remembered clients. The one seen longest ago is forgotten first. */
const maxClients = 10_000

/** A rate limit with one token bucket per client. */
export class TokenBuckets {
  readonly #options: BucketOptions
  /** In the order in which the clients were last seen. */
  readonly #buckets = new Map<string, Bucket>()

  constructor(options: BucketOptions) {
    this.#options = options
  }

  /** Counts a request of the client. Returns 0 if it is within the limit, and otherwise the whole seconds to wait. */
  take(client: string): number {
    const { capacity, perSecond, now } = this.#options
    const time = now()
    const bucket = this.#buckets.get(client) ?? { tokens: capacity, filledAt: time }
    bucket.tokens = Math.min(capacity, bucket.tokens + (time - bucket.filledAt) * perSecond)
    bucket.filledAt = time
    this.#buckets.delete(client)
    this.#buckets.set(client, bucket)
    const [oldest] = this.#buckets.keys()
    if (oldest !== undefined && this.#buckets.size > maxClients) this.#buckets.delete(oldest)
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond)
    bucket.tokens -= 1
    return 0
  }
}
