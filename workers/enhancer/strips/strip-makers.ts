import { encodePixels, giveBack, pixelsOf, takeKernel } from '../kernel/load'
import { drawingSurface, release } from '../picture/canvas'
import type { ScalingMethod, Turn } from '../picture/picture'
import { free } from '../protocol'
import { openResampler } from '../resampler/resampler'
import { mostRows, rowsOf, type StripMaker, type StripPlan } from './strips'

/** @param picture a frame of a picture can only be enlarged by the resampler */
export function createStripMaker(
  plan: StripPlan,
  picture: ImageBitmap | VideoFrame,
  method: ScalingMethod,
): Promise<StripMaker> {
  if (method !== 'canvas') return createResamplerStripMaker(plan, picture, method)
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
      // Otherwise the strip before would shine through transparent places. The composite operation `copy`
      // would do the same in one call, but Firefox then smooths differently from the reference.
      surface.clearRect(0, 0, surface.canvas.width, surface.canvas.height)
      // The whole picture is drawn, moved up: rows cut out of it would be smoothed otherwise at their edges.
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

async function createResamplerStripMaker(
  plan: StripPlan,
  picture: ImageBitmap | VideoFrame,
  turn: Turn,
): Promise<StripMaker> {
  const resampler = await openResampler(picture, turn, plan.size, mostRows(plan))
  return {
    make(index) {
      const { first, count } = rowsOf(plan, index)
      return resampler.encode(first, count)
    },
    close: resampler.close,
  }
}
