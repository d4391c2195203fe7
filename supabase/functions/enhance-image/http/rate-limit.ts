/** Several times the 13 site images at once, then two a second. The migrations have the same numbers for the shared limit. */
export const perClient = { capacity: 60, perSecond: 2 }

/** Limits how often each client may call. */
export interface RateLimit {
  /** Counts a request of the client. Returns 0 if it is within the limit, and otherwise the whole seconds to wait. */
  take(client: string): number | Promise<number>
}
