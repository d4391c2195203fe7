import { drawingSurface, release } from './canvas'
import { failures } from './protocol'
import { timed } from './stages'

/**
 * Decodes an image file and applies its EXIF orientation. An animation gives its first frame.
 *
 * The caller must close the bitmap, because it holds the whole picture in memory.
 */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  try {
    return await timed('decode', () => createImageBitmap(photo, { imageOrientation: 'from-image' }))
  } catch (cause) {
    throw new Error(failures.notAnImage, { cause })
  }
}

/** The thumbnail's shorter side in pixels, which is enough for the dense screens of phones. */
const shortSide = 128

/** The picture is first reduced to this many times the thumbnail's size by skipping pixels, which is much faster than smoothing. */
const oversampling = 4

/** Draws a picture of a few kilobytes for lists. `null` if the browser cannot encode it. */
export async function drawThumbnail(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, shortSide / Math.min(picture.width, picture.height))
  const sides = (factor: number) => ({
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  })
  const coarse = drawingSurface(sides(Math.min(1, scale * oversampling)))
  const small = drawingSurface(sides(scale))
  try {
    coarse.imageSmoothingQuality = 'low'
    coarse.drawImage(picture, 0, 0, coarse.canvas.width, coarse.canvas.height)
    small.imageSmoothingQuality = 'medium'
    small.drawImage(coarse.canvas, 0, 0, small.canvas.width, small.canvas.height)
    return await small.canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  } catch {
    return null
  } finally {
    release(coarse)
    release(small)
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
 * Whether a decoded picture can be transferred to another worker as a video frame without changing any pixel. In Chromium
 * both workers then read the same memory. Decoding again would take time and more memory.
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
