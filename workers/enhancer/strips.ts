import { chooseReadback } from './readback'
import { drawingSurface, release } from './scale'
import type { Size } from './size'
import { type ByteOrder, createStripEncoder, type EncodedStrip, type StripEncoder } from './strip-encoder'

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

/** Makes strips of one picture. One call at a time. */
export interface StripMaker {
  /** Makes a strip's chunk of the PNG file; `null` when the strip is not opaque. */
  make(index: number): Promise<EncodedStrip | null>
  /** Only draws a strip and copies its pixels, for another to encode. */
  draw(index: number): Promise<DrawnStrip>
  /** Frees the canvas; the picture stays its owner's. */
  close(): void
}

/** A strip's pixels, of four bytes each. */
export interface DrawnStrip {
  readonly pixels: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly rows: number
  readonly order: ByteOrder
}

export async function createStripMaker(plan: StripPlan, picture: ImageBitmap): Promise<StripMaker> {
  const [encoder, readback] = await Promise.all([encoderOfThisWorker(), chooseReadback()])
  const { width } = plan.size
  const heights = plan.borders.slice(1).map((border, index) => border - (plan.borders[index] ?? 0))
  const surface = drawingSurface({ width, height: Math.max(...heights) })
  const rowsOf = (index: number) => heights[index] ?? 0
  const drawInto = (index: number, pixels: Uint8Array<ArrayBuffer>) => {
    drawStrip(surface, picture, plan, index)
    return readback(surface, rowsOf(index), pixels)
  }
  return {
    async make(index) {
      const rows = rowsOf(index)
      return encoder.encode(width, rows, await drawInto(index, encoder.pixels(width, rows)))
    },
    async draw(index) {
      const rows = rowsOf(index)
      const pixels = new Uint8Array(width * rows * 4)
      return { pixels, width, rows, order: await drawInto(index, pixels) }
    },
    close: () => release(surface),
  }
}

/** Encodes a strip that another worker has drawn; `null` when it is not opaque. */
export async function encodeDrawn({ pixels, width, rows, order }: DrawnStrip): Promise<EncodedStrip | null> {
  const encoder = await encoderOfThisWorker()
  encoder.pixels(width, rows).set(pixels)
  return encoder.encode(width, rows, order)
}

function drawStrip(
  surface: OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  { size, borders }: StripPlan,
  index: number,
): void {
  // Otherwise the strip before would shine through transparent places. The composite operation `copy` would do the same
  // in one call, but Firefox then smooths differently from the plain drawing of the reference.
  surface.clearRect(0, 0, surface.canvas.width, surface.canvas.height)
  // The whole picture is drawn, moved up: cutting out the rows needed would smooth differently at their edges.
  surface.drawImage(picture, 0, -(borders[index] ?? 0), size.width, size.height)
}

let encoder: Promise<StripEncoder> | undefined

/** The encoder's memory is kept from picture to picture. */
function encoderOfThisWorker(): Promise<StripEncoder> {
  encoder ??= createStripEncoder()
  return encoder
}
