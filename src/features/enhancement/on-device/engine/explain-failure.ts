import type { Failure } from '@/features/enhancement/batch/item'
import { beginsAsPicture } from '@/features/enhancement/begins-as-picture'
import { LoadError } from '@/lib/fetch-file'
import { failures, tooLargeError } from '~/workers/enhancer/protocol'
import { isQuotaError } from '~/workers/shared/quota-error'
import { type LocalFailureKind, PhotoError } from '../failures'
import type { Original } from '../photo'

/** Why a photo could not be enhanced, by what its enhancement has thrown. Its words are in `failures.ts`. */
export async function explainFailure(
  originalFile: Original,
  cause: unknown,
): Promise<Failure<LocalFailureKind>> {
  const { name, message } = cause instanceof Error ? cause : new Error()
  if (cause instanceof PhotoError) return { kind: cause.kind }
  if (cause instanceof LoadError) return { kind: 'part missing' }
  if (isQuotaError(cause)) return { kind: 'storage full' }
  if (['NotFoundError', 'NotReadableError', 'NotAllowedError'].includes(name)) return { kind: 'file gone' }
  if (name === tooLargeError) return { kind: 'too large', detail: message }
  if (message === failures.noCanvas) return { kind: 'old browser' }
  if (message === failures.notEncoded) return { kind: hidesPixels() ? 'pixels hidden' : 'not written' }
  if (message === failures.notAnImage) return { kind: await whyUnreadable(originalFile) }
  return { kind: 'unexpected', ...(message && { detail: message }) }
}

async function whyUnreadable(originalFile: Original): Promise<LocalFailureKind> {
  try {
    const photo = await originalFile.read()
    if (photo.size === 0) return 'empty'
    return (await beginsAsPicture(photo)) ? 'damaged' : 'no image'
  } catch {
    return 'file gone'
  }
}

/** True where a canvas doesn't give back what was drawn on it, as with Firefox's `resistFingerprinting`. */
function hidesPixels(): boolean {
  const surface = document.createElement('canvas').getContext('2d')
  if (!surface) return false
  surface.fillStyle = 'rgb(10 120 230)'
  surface.fillRect(0, 0, 8, 8)
  const { data } = surface.getImageData(0, 0, 8, 8)
  return data.some((value, at) => value !== [10, 120, 230, 255][at % 4])
}
