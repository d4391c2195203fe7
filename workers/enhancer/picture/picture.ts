import { failures } from '../protocol'
import { drawingSurface, release } from './canvas'

/** How a browser turns a picture while it draws it, because of its EXIF orientation. */
export interface Turn {
  readonly isTransposed: boolean
  readonly isMirrored: boolean
  readonly isUpsideDown: boolean
}

/**
 * How strips are enlarged: each on a small canvas; all on one canvas of the whole enlarged picture; or by the
 * resampler, which is three times as fast and gives the same result as this browser for a picture that it
 * turns this way.
 */
export type ScalingMethod = 'canvas' | 'whole canvas' | Turn

/** A photo that is ready for its strips to be made. */
export interface OpenedPhoto {
  readonly picture: ImageBitmap
  readonly method: ScalingMethod
}

/**
 * Decodes an image file and applies its EXIF orientation. An animation gives its first frame.
 *
 * The caller must close the bitmap, because it holds the whole picture in memory.
 */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new Error(failures.notAnImage, { cause })
  }
}

/** Makes a frame of a picture, which can be transferred. The picture stays open and belongs to the caller. */
export function toFrame(picture: ImageBitmap): VideoFrame {
  return new VideoFrame(picture, { timestamp: 0 })
}

/** Reads the transferred picture and closes the frame. The caller closes the bitmap. */
export async function fromFrame(frame: VideoFrame): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(frame)
  } finally {
    frame.close()
  }
}

let proven: Promise<boolean> | undefined

/**
 * True if a decoded picture can be transferred to another worker as a video frame without changing any pixel.
 * In Chromium both workers then read the same memory. Decoding again would take time and more memory.
 */
export function canTransferFrames(): Promise<boolean> {
  proven ??= framesAreExact().catch(() => false)
  return proven
}

async function framesAreExact(): Promise<boolean> {
  const sides = { width: 67, height: 5 }
  const surface = drawingSurface(sides)
  try {
    const pixels = surface.createImageData(sides.width, sides.height)
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : (at * 53) % 256
    const picture = await createImageBitmap(pixels)
    const handedOver = await fromFrame(toFrame(picture))
    surface.drawImage(handedOver, 0, 0)
    picture.close()
    handedOver.close()
    const drawn = surface.getImageData(0, 0, sides.width, sides.height)
    return drawn.data.every((value, at) => value === pixels.data[at])
  } finally {
    release(surface)
  }
}
