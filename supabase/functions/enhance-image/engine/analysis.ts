import { type Picture, pixelBytes } from './picture.ts'

/** How strongly a photograph is processed. */
export interface Treatment {
  /** Color difference beyond which neighboring pixels count as different surfaces. 0 turns smoothing off. */
  readonly smoothing: number
  /** The parameter C of the cubic enlargement filter: 0.5 is Catmull-Rom, a larger value is sharper. */
  readonly crispness: number
}

/** Edge of the squares whose noise is measured one by one, in pixels. */
const tileSize = 32

/**
 * Chooses the strength. Smoothing grows with the noise. A noisy photograph is sharpened less, because
 * sharpening would bring out the rest of its noise.
 *
 * @param noise its standard deviation, in luma steps of 0 to 255
 */
export function treatmentFor(noise: number): Treatment {
  return {
    smoothing: noise < 0.75 ? 0 : Math.min(30, 2.5 * noise),
    crispness: 0.75 - 0.25 * Math.min(1, noise / 6),
  }
}

/**
 * Standard deviation of the luma noise, in steps of 0 to 255. It is measured by the diagonal differences of two
 * by two pixels, on which edges and textures have the least effect. Of all squares, the 20th percentile counts:
 * that of a calm surface. Squares that are clipped to black or white are left out, because clipping hides noise.
 */
export function estimateNoise(picture: Picture): number {
  const deviations: number[] = []
  for (let top = 0; top + tileSize <= picture.height; top += tileSize) {
    for (let left = 0; left + tileSize <= picture.width; left += tileSize) {
      const deviation = tileDeviation(picture, left, top)
      if (deviation !== null) deviations.push(deviation)
    }
  }
  deviations.sort((a, b) => a - b)
  return deviations[Math.floor(deviations.length * 0.2)] ?? 0
}

/** Root mean square of a square's differences; null for a square that is mostly clipped. */
function tileDeviation({ width, pixels }: Picture, left: number, top: number): number | null {
  let squares = 0
  let count = 0
  for (let y = top; y < top + tileSize; y += 2) {
    for (let x = left; x < left + tileSize; x += 2) {
      const at = (y * width + x) * pixelBytes
      const below = at + width * pixelBytes
      const a = luma(pixels, at)
      const d = luma(pixels, below + pixelBytes)
      if (a < 4 || a > 251) continue
      const difference = (a - luma(pixels, at + pixelBytes) - luma(pixels, below) + d) / 2
      squares += difference * difference
      count += 1
    }
  }
  return count < (tileSize * tileSize) / 16 ? null : Math.sqrt(squares / count)
}

/** Rec. 601 luma of the pixel at a byte position. */
function luma(pixels: Uint8Array, at: number): number {
  return 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)
}
