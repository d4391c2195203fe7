/** Bounds how often each client may ask. */
export interface RateLimit {
  /** Counts a request of the client. Returns 0 if it is within the limit, or else whole seconds until one will be. */
  take(client: string): number | Promise<number>
}
