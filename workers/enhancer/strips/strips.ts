import type { Size } from '../picture/size'

/** How an enlarged picture is divided into strips of rows. Plain data: helpers get it as a message. */
export interface StripPlan {
  readonly size: Size
  /** The first row of each strip, and the picture's height as the last value. */
  readonly borders: readonly number[]
}

/** Pixels per strip: few enough for the processor's cache, enough to outweigh the overhead of a strip. */
export const pixelsPerStrip = 2 ** 18

const candidates = 16

/**
 * Chooses borders at which strips look exactly like the same rows of the whole picture.
 *
 * Browsers smooth with 32-bit coordinates. Drawing the picture moved up adds an offset, and rounding that
 * offset may change a few values by one. So each border is put at the row whose offset is rounded least. For
 * most rows it is not rounded.
 *
 * @param height the picture's height before enlarging
 */
export function planStrips(height: number, size: Size): StripPlan {
  const rows = Math.max(candidates, Math.round(pixelsPerStrip / size.width))
  const sourceRows = Math.fround(1 / Math.fround(size.height / height))
  const roundingAt = (row: number) => Math.abs(Math.fround(row * sourceRows) - row * sourceRows)
  const borders = [0]
  for (let row = rows; row < size.height; row += rows) {
    let best = row
    for (let tried = row + 1; tried < Math.min(row + candidates, size.height); tried++) {
      if (roundingAt(tried) < roundingAt(best)) best = tried
    }
    borders.push(best)
    row = best
  }
  return { size, borders: [...borders, size.height] }
}

export const countStrips = ({ borders }: StripPlan) => borders.length - 1

export function rowsOf({ borders }: StripPlan, index: number) {
  const first = borders[index] ?? 0
  return { first, count: (borders[index + 1] ?? first) - first }
}

export const mostRows = (plan: StripPlan) =>
  Math.max(...Array.from({ length: countStrips(plan) }, (_, index) => rowsOf(plan, index).count))
