/** Limits how often each client may call. */
export interface RateLimit {
  /** Counts a request of the client. Returns 0 if it is within the limit, and otherwise the whole seconds to wait. */
  take(client: string): number | Promise<number>
}
