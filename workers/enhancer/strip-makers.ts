import { drawingSurface, release } from './canvas'
import { encodePixels, giveBack, lastChunk, pixelsOf, takeKernel } from './kernel'
import { free } from './protocol'
import { loadRows, openRows, prepareEnlarging, type Turn } from './source-rows'
import { mostRows, rowsOf, type StripMaker, type StripPlan } from './strips'

/**
 * How strips are enlarged: on a canvas, or in the kernel, which is three times as fast and gives the same result as this
 * browser for a picture that it turns this way.
 */
export type ScalingMethod = 'canvas' | Turn

/** @param picture a frame of a picture can only be enlarged by the kernel */
export function createStripMaker(
  plan: StripPlan,
  picture: ImageBitmap | VideoFrame,
  method: ScalingMethod,
): Promise<StripMaker> {
  if (method !== 'canvas') return createKernelStripMaker(plan, picture, method)
  if (picture instanceof ImageBitmap) return createCanvasStripMaker(plan, picture)
  throw new TypeError('A canvas needs a bitmap')
}

async function createCanvasStripMaker(plan: StripPlan, picture: ImageBitmap): Promise<StripMaker> {
  const kernel = await takeKernel()
  const { width, height } = plan.size
  const surface = drawingSurface({ width, height: mostRows(plan) })
  return {
    async make(index) {
      const { first, count } = rowsOf(plan, index)
      // Otherwise the strip before would shine through transparent places. The composite operation `copy` would do the same
      // in one call, but Firefox then smooths differently from the plain drawing of the reference.
      surface.clearRect(0, 0, surface.canvas.width, surface.canvas.height)
      // The whole picture is drawn, moved up: cutting out the rows needed would smooth differently at their edges.
      surface.drawImage(picture, 0, -first, width, height)
      const { data } = surface.getImageData(0, 0, width, count)
      pixelsOf(kernel, width, count).set(data)
      free(data.buffer)
      return encodePixels(kernel, width, count)
    },
    close() {
      release(surface)
      giveBack(kernel)
    },
  }
}

/** Enlarges each strip from the source rows that it needs. */
async function createKernelStripMaker(
  plan: StripPlan,
  picture: ImageBitmap | VideoFrame,
  turn: Turn,
): Promise<StripMaker> {
  const rows = openRows(picture)
  if (!rows) throw new TypeError('The rows of this picture cannot be read')
  const kernel = await takeKernel()
  const address = prepareEnlarging(kernel, rows, plan.size, mostRows(plan), turn)
  return {
    async make(index) {
      const { first, count } = rowsOf(plan, index)
      const sources = await loadRows(kernel, address, rows, first, count)
      const length = kernel.encodeEnlarged(first, count, sources.first, sources.count, rows.isRedFirst)
      return lastChunk(kernel, plan.size.width, count, length)
    },
    close() {
      rows.close()
      giveBack(kernel)
    },
  }
}
