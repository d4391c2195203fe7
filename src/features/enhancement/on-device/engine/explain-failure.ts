import type { Failure } from '@/features/enhancement/batch/item'
import { beginsAsPicture } from '@/features/enhancement/begins-as-picture'
import { failures } from '~/workers/enhancer/protocol'
import type { Original } from '../photo'
import { isQuotaError, outOfStorage } from '../storage/storage-full'

const specified: readonly string[] = Object.values(failures)

const unreadable = 'The file is no longer where it was, or has changed since. Add it again.'

/**
 * Why a photo could not be enhanced: the specified words (specification, section 8), then what that
 * means and what to do, in plain language.
 */
export async function explainFailure(originalFile: Original, cause: unknown): Promise<Failure> {
  const { name, message } = cause instanceof Error ? cause : new Error()
  if (isQuotaError(cause)) return { error: failures.notEncoded, reason: outOfStorage }
  if (['NotFoundError', 'NotReadableError', 'NotAllowedError'].includes(name)) {
    return { error: failures.notAnImage, reason: unreadable }
  }
  if (!specified.includes(message)) return { error: failures.notEncoded, reason: message || null }
  return { error: message, reason: await reasonFor(message, originalFile) }
}

async function reasonFor(error: string, originalFile: Original): Promise<string> {
  if (error === failures.noCanvas) return 'This browser is too old to enhance photos. Update it, then retry.'
  if (error === failures.notEncoded && hidesPixels())
    return 'This browser’s protection against fingerprinting hides the photo’s pixels from this site. Allow the site to read canvases (in Firefox, by the picture in the address bar), then retry, or use another browser.'
  if (error === failures.notEncoded)
    return 'The browser couldn’t write the enhanced picture. Retry it, or try a smaller version.'
  try {
    const photo = await originalFile.read()
    if (photo.size === 0) return 'The file is empty.'
    return (await beginsAsPicture(photo))
      ? 'The file is damaged. Copy it from the camera or phone again.'
      : 'This file isn’t an image that this browser can open. Save it as a JPEG and add that.'
  } catch {
    return unreadable
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
