import { expose, transfer } from 'comlink'
import { createCanvasStripMaker } from './canvas-strips'
import { decode } from './decode'
import { fromFrame } from './frame-transfer'
import { createResamplingStripMaker } from './resampled-strips'
import type { EncodedStrip } from './strip-encoder'
import type { StripPlan } from './strip-plan'
import { type DrawnStrip, encodeDrawn, makeStrips, type ScalingMethod, type StripMaker } from './strips'

/** What a helper does for the worker that enhances a photograph, over their channel. */
export interface HelperSurface {
  /** Opens a photograph for `make`: a decoded picture, or a file that the helper decodes. */
  open(photo: VideoFrame | Blob): Promise<void>
  /** @param way how the photograph's strips are enlarged */
  begin(plan: StripPlan, method: ScalingMethod): Promise<void>
  /** Makes these strips of the photograph. `null` if one of them is not opaque. */
  make(indices: readonly number[]): Promise<readonly EncodedStrip[] | null>
  /** Encodes a strip that the other worker has drawn. `null` if the strip is not opaque. */
  encode(strip: DrawnStrip): Promise<EncodedStrip | null>
  /** Frees the photograph. */
  end(): Promise<void>
}

/** Serves another worker over the channel. Requests are processed one after the other, in their order. */
export function serveAsHelper(port: MessagePort): void {
  let picture: ImageBitmap | VideoFrame | undefined
  let maker: StripMaker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const next = <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task)
    last = result.catch(() => {
      // The request itself reports the failure.
    })
    return result
  }
  const surface: HelperSurface = {
    open: (photo) =>
      next(async () => {
        picture = photo instanceof Blob ? await decode(photo) : photo
      }),
    begin: (plan, method) =>
      next(async () => {
        if (!picture) throw new Error('No photograph is open')
        if (method === 'kernel') {
          maker = await createResamplingStripMaker(plan, picture)
        } else {
          picture = picture instanceof ImageBitmap ? picture : await fromFrame(picture)
          maker = await createCanvasStripMaker(plan, picture)
        }
      }),
    make: (indices) =>
      next(async () => {
        if (!maker) throw new Error('No strips have begun')
        const strips = await makeStrips(maker, indices)
        return strips && transferStrips(strips)
      }),
    encode: (drawn) =>
      next(async () => {
        const strip = await encodeDrawn(drawn)
        return strip && transfer(strip, [strip.chunk])
      }),
    end: () =>
      next(async () => {
        maker?.close()
        picture?.close()
        maker = undefined
        picture = undefined
      }),
  }
  expose(surface, port)
}

const transferStrips = (strips: EncodedStrip[]) =>
  transfer(
    strips,
    strips.map(({ chunk }) => chunk),
  )
