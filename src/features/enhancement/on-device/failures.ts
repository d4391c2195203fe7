import { LoadError } from '@/lib/fetch-file'
import { failures } from '~/workers/enhancer/protocol'
import type { EnhancementItem, Failure, FailureWords } from '../batch/item'

interface FailureKind {
  /** In the specification's words (section 8). Most say that no picture was created. */
  readonly error?: string
  /** What that means and what to do, in plain language. Without it the failure's own detail says so. */
  readonly reason?: string
  /** True if the same photo fails again, however often it's retried. */
  readonly isHopeless?: true
  /** True if the photos that follow would fail for it, too. */
  readonly isOfAll?: true
}

/** Why photos fail. Kept batches name these kinds, so one that is in use stays. */
const kinds = {
  'old browser': {
    error: failures.noCanvas,
    reason: 'This browser is too old to enhance photos. Update it, then retry.',
    isHopeless: true,
  },
  'file gone': {
    error: failures.notAnImage,
    reason: 'The file is no longer where it was, or has changed since. Add it again.',
    isHopeless: true,
  },
  'not copied': {
    error: failures.notAnImage,
    reason: 'The page was left before this browser had a copy. Add it again.',
    isHopeless: true,
  },
  empty: { error: failures.notAnImage, reason: 'The file is empty.', isHopeless: true },
  damaged: {
    error: failures.notAnImage,
    reason: 'The file is damaged. Copy it from the camera or phone again.',
    isHopeless: true,
  },
  'no image': {
    error: failures.notAnImage,
    reason: 'This file isn’t an image that this browser can open. Save it as a JPEG and add that.',
    isHopeless: true,
  },
  'too large': { isHopeless: true },
  'pixels hidden': {
    reason:
      'This browser’s protection against fingerprinting hides the photo’s pixels from this site. Allow the site to read canvases (in Firefox, by the picture in the address bar), then retry, or use another browser.',
  },
  'not written': {
    reason: 'The browser couldn’t write the enhanced picture. Retry it, or try a smaller version.',
  },
  'storage full': {
    reason: 'This device is out of storage. Save what’s done or free some space, then retry.',
    isOfAll: true,
  },
  'part missing': {
    reason: new LoadError().message,
    isOfAll: true,
  },
  'iPhone reader missing': {
    reason:
      'iPhone photos need a part of this site that is loaded once (1.4 MB). Connect to the internet, then retry. The photo stays in the list.',
  },
  'worker died': {
    reason: 'The enhancer stopped unexpectedly. Please try this image again',
  },
  'took too long': {
    reason: 'Enhancing this image took too long and was stopped',
  },
  unexpected: {},
} as const satisfies Readonly<Record<string, FailureKind>>

export type LocalFailureKind = keyof typeof kinds

/** Of kinds that an earlier or later version of the site has stored, nothing more is known. */
const kindOf = ({ kind }: Failure): FailureKind =>
  Object.hasOwn(kinds, kind) ? kinds[kind as LocalFailureKind] : kinds.unexpected

export function failureWords(failure: Failure): FailureWords {
  const { error = failures.notEncoded, reason = failure.detail ?? null } = kindOf(failure)
  return { error, reason }
}

type WithError = Pick<EnhancementItem, 'error'>

/** True if a photo has failed and fails again, however often it's retried. */
export const isHopeless = ({ error }: WithError) => error !== null && kindOf(error).isHopeless === true

/** True if a photo failed for no fault of its own: all that follow would fail, too. */
export const isRefused = ({ error }: WithError) => error !== null && kindOf(error).isOfAll === true

/** True if the photo has to be chosen once more. */
export const isToAddAgain = ({ kind }: Failure) => kind === 'file gone' || kind === 'not copied'

/** An error of a known kind. Its message is that kind's words. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError'
  readonly kind: LocalFailureKind

  constructor(kind: LocalFailureKind) {
    super(failureWords({ kind }).reason ?? '')
    this.kind = kind
  }
}
