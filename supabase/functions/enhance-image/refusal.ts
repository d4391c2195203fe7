/**
 * A refused request, with a reason for the client.
 *
 * All other errors are only logged, and the client learns that the enhancement failed.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status of the answer. */
  readonly status: number
  /** Whole seconds after which a retry may succeed, if known. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
