import { expose, transfer } from 'comlink'
import { decode } from './decode'
import { fromFrame } from './frame-transfer'
import type { EncodedStrip } from './strip-encoder'
import type { StripPlan } from './strip-plan'
import { createStripMaker, type DrawnStrip, encodeDrawn, type StripMaker } from './strips'

/** What a helper does for the worker that enhances a photograph, over their channel. */
export interface HelperSurface {
  /** Opens a photograph for `make`: a decoded picture, or a file that the helper decodes. */
  open(photo: VideoFrame | Blob): Promise<void>
  begin(plan: StripPlan): Promise<void>
  /** Makes one strip of the photograph. `null` if the strip is not opaque. */
  make(index: number): Promise<EncodedStrip | null>
  /** Encodes a strip that the other worker has drawn. `null` if the strip is not opaque. */
  encode(strip: DrawnStrip): Promise<EncodedStrip | null>
  /** Frees the photograph. */
  end(): Promise<void>
}

/** Serves another worker over the channel. Requests are processed one after the other, in their order. */
export function serveAsHelper(port: MessagePort): void {
  let picture: ImageBitmap | undefined
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
        picture = await (photo instanceof Blob ? decode(photo) : fromFrame(photo))
      }),
    begin: (plan) =>
      next(async () => {
        if (!picture) throw new Error('No photograph is open')
        maker = await createStripMaker(plan, picture)
      }),
    make: (index) => next(async () => transferStrip((await maker?.make(index)) ?? null)),
    encode: (strip) => next(async () => transferStrip(await encodeDrawn(strip))),
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

const transferStrip = (strip: EncodedStrip | null) => strip && transfer(strip, [strip.chunk])
