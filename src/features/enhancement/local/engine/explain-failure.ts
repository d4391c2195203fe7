import type { Failure } from '@/features/enhancement/batch/enhancement-item'
import { failures } from '~/workers/enhancer/protocol'
import type { Original } from '../store/local-item'

const specified: readonly string[] = Object.values(failures)

/**
 * Why a photograph could not be enhanced: the specified words (specification, section 8), then what that means and what
 * to do, in plain language.
 */
export async function explainFailure(originalFile: Original, cause: unknown): Promise<Failure> {
  const { name = '', message = '' } = cause instanceof Error ? cause : {}
  if (name === 'QuotaExceededError') {
    return {
      error: failures.notEncoded,
      reason: 'This device is out of storage. Free some space, then retry.',
    }
  }
  if (name === 'NotFoundError' || name === 'NotReadableError' || name === 'NotAllowedError') {
    return { error: failures.notAnImage, reason: unreadable }
  }
  if (!specified.includes(message)) return { error: failures.notEncoded, reason: message || null }
  return { error: message, reason: await reasonFor(message, originalFile) }
}

const unreadable = 'The file is no longer where it was, or has changed since. Add it again.'

async function reasonFor(error: string, originalFile: Original): Promise<string> {
  if (error === failures.noCanvas) return 'This browser is too old to enhance photos. Update it, then retry.'
  if (error === failures.notEncoded)
    return 'The browser could not write the enhanced picture. Retry it, or try a smaller version of it.'
  try {
    return whyNoImage(await (await originalFile.read()).slice(0, 16).arrayBuffer())
  } catch {
    return unreadable
  }
}

/** Formats that cameras and programs write and no browser reads, by what their files begin with. */
const foreignFormats: readonly (readonly [name: string, beginning: RegExp])[] = [
  ['TIFF or camera raw', /^(II\*\0|MM\0\*)/],
  ['JPEG XL', /^(\xff\n|.{4}JXL )/s],
  ['Photoshop', /^8BPS/],
  ['SVG', /^\s*</],
]

const readFormats = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|BM|.{4}ftyp(avi|hei|hev|mif1|msf1))/s

function whyNoImage(beginning: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(beginning))
  if (text === '') return 'The file is empty.'
  const foreign = foreignFormats.find(([, pattern]) => pattern.test(text))
  if (foreign) return `This browser cannot read ${foreign[0]} files. Save the photo as a JPEG and add that.`
  if (readFormats.test(text)) return 'The file is damaged. Copy it from the camera or phone again.'
  return 'Despite its name, this is not a picture that this browser can read.'
}
