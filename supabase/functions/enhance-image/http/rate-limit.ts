interface BucketOptions {
  /** Requests that a client may make at once after a pause. */
  readonly capacity: number
  /** Requests per second that a client may make in the long run. */
  readonly perSecond: number
  /** The time in seconds, of a monotonic clock. */
  readonly now: () => number
}

/** Several times the 13 site images at once, then two a second. */
export const perClient = { capacity: 60, perSecond: 2 }

/** The maximum number of remembered clients. The one seen longest ago is forgotten first. */
const maxClients = 10_000

/**
 * A rate limit with one token bucket per client. Every call counts a request of the client.
 *
 * @returns 0 if it is within the limit, and otherwise the whole seconds to wait
 */
export function rateLimit({ capacity, perSecond, now }: BucketOptions): (client: string) => number {
  /** In the order in which the clients were last seen. */
  const buckets = new Map<string, { tokens: number; filledAt: number }>()
  return (client) => {
    const time = now()
    const bucket = buckets.get(client) ?? { tokens: capacity, filledAt: time }
    bucket.tokens = Math.min(capacity, bucket.tokens + (time - bucket.filledAt) * perSecond)
    bucket.filledAt = time
    buckets.delete(client)
    buckets.set(client, bucket)
    const [oldest] = buckets.keys()
    if (oldest !== undefined && buckets.size > maxClients) buckets.delete(oldest)
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond)
    bucket.tokens -= 1
    return 0
  }
}
