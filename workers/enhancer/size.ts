import { imageSize } from 'image-size'
import { type Capacity, enlargement } from './protocol'

export interface Size {
  readonly width: number
  readonly height: number
}

/** What no browser exceeds: its canvases stay silently blank beyond this many pixels, or with a longer side. */
const largestCanvas = { pixels: 2 ** 28, side: 32_767 }

/** A header is rarely longer; a photograph may carry previews and maps before it. */
const headerBytes = 256 * 1024

/** The enhanced picture's sides in pixels. They are cut to whole pixels, as a canvas cuts its own width and height. */
export function enlargedSize({ width, height }: Size): Size {
  return { width: Math.floor(width * enlargement), height: Math.floor(height * enlargement) }
}

/**
 * The sides that an image file's header tells, before anything is decoded; not turned upright.
 * `undefined` where the header is of an unknown kind.
 */
export async function sizeFromHeader(photo: Blob): Promise<Size | undefined> {
  for (const part of [photo.slice(0, headerBytes), photo]) {
    try {
      return imageSize(new Uint8Array(await part.arrayBuffer()))
    } catch {
      // Cut off or unknown: the whole file tells.
    }
  }
  return undefined
}

/**
 * Refuses a picture that cannot be enhanced here. A small file may unfold to gigabytes, so this is asked before decoding.
 *
 * @throws an `Error` that says how large the picture is and how large it may be
 */
export function refuseTooLarge({ width, height }: Size, { maximumPixels }: Capacity): void {
  const allowed = Math.min(maximumPixels, largestCanvas.pixels / enlargement ** 2)
  const side = Math.floor(largestCanvas.side / enlargement)
  if (width * height > allowed) {
    throw new Error(
      `Image too large: ${width} x ${height} pixels. This device can enhance up to ${Math.floor(allowed / 1e6)} megapixels`,
    )
  }
  if (Math.max(width, height) > side) {
    throw new Error(`Image too large: ${width} x ${height} pixels. Its sides may have up to ${side} pixels`)
  }
}
