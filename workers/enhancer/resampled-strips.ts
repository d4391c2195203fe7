import { giveBack, takeKernel } from './kernel'
import { openResampler } from './resampler'
import { openRows } from './source-rows'
import { reportStages, timed } from './stages'
import { encodedStrip } from './strip-encoder'
import { mostRows, rowsOf, type StripPlan } from './strip-plan'
import type { StripMaker } from './strips'

/**
 * Enlarges each strip in the kernel, from the source rows that the strip needs. That is three times as fast as a canvas.
 *
 * @param picture a picture for which `canResample` is true, or a frame of it
 */
export async function createResamplingStripMaker(
  plan: StripPlan,
  picture: ImageBitmap | VideoFrame,
): Promise<StripMaker> {
  const rows = openRows(picture)
  if (!rows) throw new TypeError('The rows of this picture cannot be read')
  const kernel = await takeKernel()
  const { width } = plan.size
  const resampler = openResampler(kernel, rows, plan.size, mostRows(plan))
  return {
    async make(index) {
      const [first, count] = [plan.borders[index] ?? 0, rowsOf(plan, index)]
      const sources = await timed('copy', () => resampler.load(first, count))
      return timed('encode', () =>
        encodedStrip(
          kernel,
          width,
          count,
          kernel.encodeEnlarged(first, count, sources.first, sources.count, rows.isRedFirst),
        ),
      )
    },
    close() {
      rows.close()
      giveBack(kernel)
      reportStages()
    },
  }
}
