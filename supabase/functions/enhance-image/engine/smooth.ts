import { type Picture, pixelBytes } from './picture.ts'

/** Writes one row of a picture, treated, to `target`. */
export type TreatRow = (row: number, target: Uint8Array) => void

/** Weight of a pixel in its own mean. Its neighbors weigh from 0 up to the same. */
const fullWeight = 64

/**
 * Prepares the processing of a picture's rows. Every pixel becomes the weighted mean of itself and its eight
 * neighbors. The more a neighbor differs in color, the less it weighs, so that edges stay sharp (a
 * bilateral filter).
 */
export function treatRows(picture: Picture, smoothing: number): TreatRow {
  return smoothing > 0 ? smoothRows(picture, smoothing) : copyRows(picture)
}

function copyRows({ width, pixels }: Picture): TreatRow {
  const rowBytes = width * pixelBytes
  return (row, target) => target.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes))
}

function smoothRows(picture: Picture, smoothing: number): TreatRow {
  const { width, height, pixels } = picture
  const rowBytes = width * pixelBytes
  const copy = copyRows(picture)
  const weights = weightsOfDifference(smoothing)
  const inverses = Float64Array.from({ length: 9 * fullWeight + 1 }, (_, sum) => 1 / sum)
  const neighbors = Int32Array.of(
    -rowBytes - pixelBytes,
    -rowBytes,
    -rowBytes + pixelBytes,
    -pixelBytes,
    pixelBytes,
    rowBytes - pixelBytes,
    rowBytes,
    rowBytes + pixelBytes,
  )
  return (row, target) => {
    copy(row, target)
    if (row === 0 || row === height - 1) return
    const start = row * rowBytes
    for (let x = pixelBytes; x < rowBytes - pixelBytes; x += pixelBytes) {
      const at = start + x
      const red = pixels[at] as number
      const green = pixels[at + 1] as number
      const blue = pixels[at + 2] as number
      let weight = fullWeight
      let reds = red * fullWeight
      let greens = green * fullWeight
      let blues = blue * fullWeight
      for (let n = 0; n < 8; n += 1) {
        const other = at + (neighbors[n] as number)
        const r = pixels[other] as number
        const g = pixels[other + 1] as number
        const b = pixels[other + 2] as number
        const w = weights[Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue)] as number
        weight += w
        reds += w * r
        greens += w * g
        blues += w * b
      }
      const inverse = inverses[weight] as number
      target[x] = reds * inverse + 0.5
      target[x + 1] = greens * inverse + 0.5
      target[x + 2] = blues * inverse + 0.5
    }
  }
}

/** A bell curve over the sum of the three colors' differences. */
function weightsOfDifference(smoothing: number): Uint8Array {
  return Uint8Array.from({ length: 3 * 255 + 1 }, (_, sum) =>
    Math.round(fullWeight * Math.exp(-((sum / 3 / smoothing) ** 2) / 2)),
  )
}
