import { giveBack, takeKernel } from './kernel'
import { chooseReadback } from './readback'
import { drawingSurface, release } from './scale'
import { reportStages, timed } from './stages'
import { encodePixels, pixelsOf } from './strip-encoder'
import { mostRows, rowsOf, type StripPlan } from './strip-plan'
import type { DrawnStrip, StripMaker } from './strips'

/** A strip maker whose strips another worker can encode. */
export interface CanvasStripMaker extends StripMaker {
  /** Draws a strip and copies its pixels, so that another worker can encode them. */
  draw(index: number): Promise<DrawnStrip>
}

/** Enlarges each strip with the browser's canvas. */
export async function createCanvasStripMaker(
  plan: StripPlan,
  picture: ImageBitmap,
): Promise<CanvasStripMaker> {
  const [kernel, readback] = await Promise.all([takeKernel(), chooseReadback()])
  const { width } = plan.size
  const surface = drawingSurface({ width, height: mostRows(plan) })
  const drawInto = (index: number, pixels: Uint8Array<ArrayBuffer>) =>
    timed('scale', () => {
      drawStrip(surface, picture, plan, index)
      return readback(surface, rowsOf(plan, index), pixels)
    })
  return {
    async make(index) {
      const rows = rowsOf(plan, index)
      const order = await drawInto(index, pixelsOf(kernel, width, rows))
      return timed('encode', () => encodePixels(kernel, width, rows, order))
    },
    async draw(index) {
      const rows = rowsOf(plan, index)
      const pixels = new Uint8Array(width * rows * 4)
      return { pixels, width, rows, order: await drawInto(index, pixels) }
    },
    close() {
      release(surface)
      giveBack(kernel)
      reportStages()
    },
  }
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
