import { type EncodedStrip, encodePixels, giveBack, pixelsOf, takeKernel } from '../kernel/load'
import { drawingSurface, release } from '../picture/canvas'
import type { ScalingMethod } from '../picture/picture'
import { refuseBlankCanvas } from '../picture/reference'
import type { Size } from '../picture/size'
import { type Enlarger, openResampler } from '../resampler/resampler'
import { freeBuffers } from './free-buffers'
import { mostRows, rowsOf, type StripPlan } from './strips'

/** Makes strips of one picture. One call at a time. */
export interface StripMaker {
  /** Makes these strips' chunks of the PNG file. `null` if one of them is not opaque. */
  make(indices: readonly number[]): Promise<EncodedStrip[] | null>
  /** Frees its memory. The picture stays open. */
  close(): void
}

/** @param picture a frame of a picture can only be enlarged by the resampler */
export async function createStripMaker(
  plan: StripPlan,
  picture: ImageBitmap | VideoFrame,
  method: ScalingMethod,
): Promise<StripMaker> {
  const { encode, close } = await openEnlarger(plan, picture, method)
  return {
    close,
    async make(indices) {
      const strips: EncodedStrip[] = []
      for (const index of indices) {
        const { first, count } = rowsOf(plan, index)
        const strip = await encode(first, count)
        if (!strip) return null
        strips.push(strip)
      }
      return strips
    },
  }
}

function openEnlarger(
  plan: StripPlan,
  picture: ImageBitmap | VideoFrame,
  method: ScalingMethod,
): Promise<Enlarger> {
  if (typeof method === 'object') return openResampler(picture, method, plan.size, mostRows(plan))
  if (picture instanceof ImageBitmap) return openCanvas(plan, picture, method === 'whole canvas')
  throw new TypeError('A canvas needs a bitmap')
}

async function openCanvas(plan: StripPlan, picture: ImageBitmap, isWhole: boolean): Promise<Enlarger> {
  const { width, height } = plan.size
  const surface = drawingSurface({ width, height: isWhole ? height : mostRows(plan) })
  if (isWhole) {
    refuseBlankCanvas(surface)
    surface.drawImage(picture, 0, 0, width, height)
  }
  const kernel = await takeKernel()
  return {
    async encode(first, count) {
      if (!isWhole) drawMovedUp(surface, picture, first, plan.size)
      const { data } = surface.getImageData(0, isWhole ? first : 0, width, count)
      pixelsOf(kernel, width, count).set(data)
      freeBuffers([data.buffer])
      return encodePixels(kernel, width, count)
    },
    close() {
      release(surface)
      giveBack(kernel)
    },
  }
}

/** The whole picture, moved up: rows cut out of it would be smoothed otherwise at their edges. */
function drawMovedUp(
  surface: OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  first: number,
  { width, height }: Size,
): void {
  // Otherwise the strip before would shine through transparent places. The composite operation `copy` would
  // do the same in one call, but Firefox then smooths differently from the reference.
  surface.clearRect(0, 0, surface.canvas.width, surface.canvas.height)
  surface.drawImage(picture, 0, -first, width, height)
}
