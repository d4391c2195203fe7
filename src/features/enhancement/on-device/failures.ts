import { LoadError } from '@/lib/fetch-file'
import { failures } from '~/workers/enhancer/protocol'
import type { Failure, FailureWords } from '../batch/item'

interface FailureKind {
  /** In the specification's words (section 8). */
  readonly error: string
  /** What that means and what to do, in plain language. Without it the failure's own detail says so. */
  readonly reason?: string
  /** True if the same photo may succeed another time, without being changed. */
  readonly canRetry: boolean
  /** True if the photos that follow would fail for it, too. */
  readonly isOfAll?: true
}

/** Why photos fail. Kept batches name these kinds, so one that is in use stays. */
const kinds = {
  'old browser': {
    error: failures.noCanvas,
    reason: 'This browser is too old to enhance photos. Update it, then retry.',
    canRetry: false,
  },
  'file gone': {
    error: failures.notAnImage,
    reason: 'The file is no longer where it was, or has changed since. Add it again.',
    canRetry: false,
  },
  empty: { error: failures.notAnImage, reason: 'The file is empty.', canRetry: false },
  damaged: {
    error: failures.notAnImage,
    reason: 'The file is damaged. Copy it from the camera or phone again.',
    canRetry: false,
  },
  'no image': {
    error: failures.notAnImage,
    reason: 'This file isn’t an image that this browser can open. Save it as a JPEG and add that.',
    canRetry: false,
  },
  'too large': { error: failures.notEncoded, canRetry: false },
  'pixels hidden': {
    error: failures.notEncoded,
    reason:
      'This browser’s protection against fingerprinting hides the photo’s pixels from this site. Allow the site to read canvases (in Firefox, by the picture in the address bar), then retry, or use another browser.',
    canRetry: true,
  },
  'not written': {
    error: failures.notEncoded,
    reason: 'The browser couldn’t write the enhanced picture. Retry it, or try a smaller version.',
    canRetry: true,
  },
  'storage full': {
    error: failures.notEncoded,
    reason: 'This device is out of storage. Save what’s done or free some space, then retry.',
    canRetry: true,
    isOfAll: true,
  },
  'part missing': {
    error: failures.notEncoded,
    reason: new LoadError().message,
    canRetry: true,
    isOfAll: true,
  },
  'iPhone reader missing': {
    error: failures.notEncoded,
    reason:
      'iPhone photos need a part of this site that is loaded once (1.4 MB). Connect to the internet, then retry. The photo stays in the list.',
    canRetry: true,
  },
  'worker died': {
    error: failures.notEncoded,
    reason: 'The enhancer stopped unexpectedly. Please try this image again',
    canRetry: true,
  },
  'took too long': {
    error: failures.notEncoded,
    reason: 'Enhancing this image took too long and was stopped',
    canRetry: true,
  },
  unexpected: { error: failures.notEncoded, canRetry: true },
} as const satisfies Readonly<Record<string, FailureKind>>

export type LocalFailureKind = keyof typeof kinds

/** Of kinds that an earlier or later version of the site has stored, nothing more is known. */
const kindOf = ({ kind }: Failure): FailureKind =>
  Object.hasOwn(kinds, kind) ? kinds[kind as LocalFailureKind] : kinds.unexpected

export function failureWords(failure: Failure): FailureWords {
  const { error, reason = failure.detail ?? null } = kindOf(failure)
  return { error, reason }
}

export const canRetry = (failure: Failure) => kindOf(failure).canRetry

export const isOfAll = (failure: Failure) => kindOf(failure).isOfAll === true

/** An error of a known kind. Its message is that kind's words. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError'
  readonly kind: LocalFailureKind

  constructor(kind: LocalFailureKind) {
    super(failureWords({ kind }).reason ?? '')
    this.kind = kind
  }
}
