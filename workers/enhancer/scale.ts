import { failures } from './protocol'
import type { Size } from './size'

/**
 * The drawing surface of a canvas with the given sides in pixels.
 *
 * It is kept in main memory (`willReadFrequently`), because every pixel is read back, and because graphics cards smooth
 * differently from one another.
 */
export function drawingSurface({ width, height }: Size): OffscreenCanvasRenderingContext2D {
  const surface =
    typeof OffscreenCanvas === 'undefined'
      ? null
      : new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!surface) throw new Error(failures.noCanvas)
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  return surface
}

/** Gives a canvas's pixels back now, not when it happens to be collected. */
export function release({ canvas }: OffscreenCanvasRenderingContext2D): void {
  canvas.width = 0
  canvas.height = 0
}
