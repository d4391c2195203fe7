import type { Failure, FailureWords } from '../batch/item'
import { badStatus, enhancementFailed, foreignImage, foreignSite, notUnderstood, tookTooLong } from './words'

/** Why the backend didn't enhance an image. */
export type ServerFailureKind =
  /** No answer came: the device is offline, or the backend is. */
  | 'unreachable'
  | 'took too long'
  /** It takes no requests from this site. */
  | 'foreign site'
  /** The result is where this page may not load it. The detail is its address. */
  | 'foreign image'
  | 'not understood'
  /** The detail is the answer's status. */
  | 'status'
  /** The detail is what the backend says itself. */
  | 'said'

export function failureWords({ kind, detail = '' }: Failure): FailureWords {
  switch (kind as ServerFailureKind) {
    case 'took too long':
      return { error: enhancementFailed, reason: tookTooLong }
    case 'foreign site':
      return { error: detail || enhancementFailed, reason: foreignSite() }
    case 'foreign image':
      return { error: enhancementFailed, reason: foreignImage(new URL(detail)) }
    case 'not understood':
      return { error: enhancementFailed, reason: notUnderstood }
    case 'status':
      return { error: enhancementFailed, reason: badStatus(Number(detail)) }
    case 'said':
      return { error: detail, reason: null }
    default:
      return { error: enhancementFailed, reason: null }
  }
}

/** An image wasn't enhanced. */
export class EnhancementFailed extends Error {
  override readonly name = 'EnhancementFailed'
  readonly failure: Failure<ServerFailureKind>

  constructor(kind: ServerFailureKind, detail?: string) {
    super(failureWords({ kind, detail }).error)
    this.failure = { kind, detail }
  }
}
