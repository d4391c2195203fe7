import { enlargement, failures } from './protocol'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The enhanced picture's sides in pixels. They are cut to whole pixels, as a canvas cuts its own width and height. */
export function enlargedSize({ width, height }: Size): Size {
  return { width: Math.floor(width * enlargement), height: Math.floor(height * enlargement) }
}

/**
 * The drawing surface of a canvas with the given sides in pixels.
 *
 * It is kept in main memory (`willReadFrequently`), because every pixel is read back, and because graphics cards smooth
 * differently from one another.
 */
function drawingSurface({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const surface =
    typeof OffscreenCanvas === 'undefined'
      ? null
      : new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!surface) throw new Error(failures.noCanvas)
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  return surface
}

/** Draws the whole picture, enlarged and smoothed, on a canvas of its own. */
export function enlarge(picture: ImageBitmap): OffscreenCanvasRenderingContext2D {
  const size = enlargedSize(picture)
  const surface = drawingSurface(size)
  surface.drawImage(picture, 0, 0, size.width, size.height)
  return surface
}
