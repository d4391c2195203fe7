/**
 * A request that is not carried out, with a reason that its sender may read.
 *
 * Every other error stays inside: it is logged, and the sender is told no more than that the enhancement failed.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** HTTP status of the answer. */
  readonly status: number
  /** Whole seconds after which it may work, where that is known. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
  }
}
