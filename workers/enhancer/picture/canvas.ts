import { failures } from '../protocol'
import type { Size } from './size'

/**
 * The 2D context of a new canvas of the given size.
 *
 * The canvas is kept in main memory (`willReadFrequently`), because every pixel is read back and because
 * graphics cards differ in smoothing.
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

/** Frees a canvas's memory now instead of at the next garbage collection. */
export function release({ canvas }: OffscreenCanvasRenderingContext2D): void {
  canvas.width = 0
  canvas.height = 0
}
