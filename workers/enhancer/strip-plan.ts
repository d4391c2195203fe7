import type { Size } from './size'

/** How an enlarged picture is cut into strips of rows. Plain data: it is sent to helpers. */
export interface StripPlan {
  /** The enlarged picture. */
  readonly size: Size
  /** The row at which each strip begins, and at last the picture's height. */
  readonly borders: readonly number[]
}

/** A strip of this many pixels and what comes of it stay in the processor's cache, and are worth their overhead. */
const pixelsPerStrip = 2 ** 18

/** So many rows are tried for each border. */
const candidates = 16

export const countStrips = ({ borders }: StripPlan) => borders.length - 1

/**
 * Cuts where strips come out as the whole picture would.
 *
 * A browser smooths with coordinates of 32 bits. Drawing moved up by some rows makes it add these rows' place in the
 * source, rounded; wherever that differs from the place itself, now and then a value differs by one. So borders are
 * chosen where the rounding takes away least, which is nothing for most.
 *
 * @param height the rows of the picture before it is enlarged
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

/** How many rows a strip has. */
export const rowsOf = ({ borders }: StripPlan, index: number) =>
  (borders[index + 1] ?? 0) - (borders[index] ?? 0)

export const mostRows = (plan: StripPlan) =>
  Math.max(...Array.from({ length: countStrips(plan) }, (_, index) => rowsOf(plan, index)))
