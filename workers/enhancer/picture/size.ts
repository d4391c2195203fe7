import { imageSize } from 'image-size'
import { tooLargeError } from '../protocol'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How much wider and higher an enhanced picture is (specification, section 9). */
const enlargement = 1.5

/** No browser supports larger canvases. Beyond these limits a canvas stays blank without an error. */
const largestCanvas = { pixels: 2 ** 28, side: 32_767 }

/** The size is usually found within these bytes, even after embedded previews and depth maps. */
const headerBytes = 256 * 1024

/** The enhanced picture's width and height. They are rounded down, as a canvas rounds its own. */
export function enlargedSize({ width, height }: Size): Size {
  return { width: Math.floor(width * enlargement), height: Math.floor(height * enlargement) }
}

/** How many pixels a photo of so many has when it's enhanced. */
export const enlargedPixels = (pixels: number) => pixels * enlargement ** 2

/**
 * Reads width and height from an image file's header without decoding it. The EXIF orientation is not
 * applied. `undefined` for unknown formats.
 */
export async function sizeFromHeader(photo: Blob): Promise<Size | undefined> {
  for (const part of [photo.slice(0, headerBytes), photo]) {
    try {
      const bytes = await part.arrayBuffer()
      return sizeOfShortBitmap(new DataView(bytes)) ?? imageSize(new Uint8Array(bytes))
    } catch {
      // The header is longer or unknown, so the whole file is read.
    }
  }
  return undefined
}

/**
 * The size of a BMP with the short header of OS/2, which has two bytes for each side where the others have four.
 * `image-size` reads four in any case, so that both sides come out as millions. `undefined` for other files.
 *
 * @throws a `RangeError` if the file ends before
 */
function sizeOfShortBitmap(file: DataView): Size | undefined {
  const isShortBitmap = file.getUint16(0) === 0x424d && file.getUint32(14, true) === 12
  return isShortBitmap ? { width: file.getUint16(18, true), height: file.getUint16(20, true) } : undefined
}

/**
 * Refuses a picture that is too large to be enhanced here. It is called before decoding, because a small file
 * may decode to gigabytes.
 *
 * @throws an `Error` that says how large the picture is and how large it may be
 */
export function refuseTooLarge({ width, height }: Size, maximumPixels: number): void {
  const allowed = Math.min(maximumPixels, largestCanvas.pixels / enlargement ** 2)
  const side = Math.floor(largestCanvas.side / enlargement)
  if (width * height > allowed) {
    throw tooLarge(
      `Image too large: ${width} x ${height} pixels. This device can enhance up to ${Math.floor(allowed / 1e6)} megapixels`,
    )
  }
  if (Math.max(width, height) > side) {
    throw tooLarge(`Image too large: ${width} x ${height} pixels. Its sides may have up to ${side} pixels`)
  }
}

export const tooLarge = (words: string) => Object.assign(new RangeError(words), { name: tooLargeError })
