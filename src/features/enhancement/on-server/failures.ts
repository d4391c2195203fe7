import { enhancementFailed } from '~/supabase/functions/enhance-image/contract'
import type { Failure, FailureWords } from '../batch/item'

/** Why the backend didn't enhance an image: what that means and what to do, by the failure's detail. */
const reasons = {
  /** No answer came: the device is offline, or the backend is. */
  unreachable: () => null,
  /** The detail is for how many milliseconds it was waited for. */
  'took too long': (detail) => `The server didn’t answer within ${Number(detail) / 60_000} minutes.`,
  /** The detail is what the backend says itself, if anything. */
  'foreign site': () =>
    `The server takes no requests from ${location.origin}. Whoever runs it can allow that address.`,
  /** The detail is the result's address. */
  'foreign image': (detail) => {
    const { host, protocol } = new URL(detail)
    return `The server put the enhanced image where this page may not load it (${host || protocol}).`
  },
  'not understood': () => 'The server’s answer isn’t one that this page understands.',
  /** The detail is the answer's status. */
  status: (detail) =>
    `The server answered with status ${detail}. ${Number(detail) >= 500 ? 'Try again later.' : 'Tell whoever runs it.'}`,
  /** The detail is what the backend says itself. */
  said: () => null,
} as const satisfies Readonly<Record<string, (detail: string) => string | null>>

export type ServerFailureKind = keyof typeof reasons

export function failureWords({ kind, detail = '' }: Failure): FailureWords {
  const isInItsWords = detail !== '' && (kind === 'said' || kind === 'foreign site')
  return {
    error: isInItsWords ? detail : enhancementFailed,
    reason: Object.hasOwn(reasons, kind) ? reasons[kind as ServerFailureKind](detail) : null,
  }
}

export const isSameFailure = (one: Failure, other: Failure) =>
  one.kind === other.kind && one.detail === other.detail

/** An image wasn't enhanced. */
export class EnhancementFailed extends Error {
  override readonly name = 'EnhancementFailed'
  readonly failure: Failure<ServerFailureKind>

  constructor(kind: ServerFailureKind, detail?: string) {
    super(failureWords({ kind, detail }).error)
    this.failure = { kind, detail }
  }
}
