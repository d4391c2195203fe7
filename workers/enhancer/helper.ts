import { expose, transfer } from 'comlink'
import { decode, fromFrame } from './picture'
import { createStripMaker, type ScalingMethod } from './strip-makers'
import { type EncodedStrip, makeStrips, type StripMaker, type StripPlan } from './strips'

/** What a helper does for the worker that enhances a photograph, over their channel. */
export interface HelperSurface {
  /** Opens a photograph for `make`: a decoded picture, or a file that the helper decodes. */
  open(photo: VideoFrame | Blob): Promise<void>
  begin(plan: StripPlan, method: ScalingMethod): Promise<void>
  /** Makes these strips of the photograph. `null` if one of them is not opaque. */
  make(indices: readonly number[]): Promise<readonly EncodedStrip[] | null>
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
        if (method === 'canvas' && !(picture instanceof ImageBitmap)) picture = await fromFrame(picture)
        maker = await createStripMaker(plan, picture, method)
      }),
    make: (indices) =>
      next(async () => {
        if (!maker) throw new Error('No strips have begun')
        const strips = await makeStrips(maker, indices)
        const chunks = strips?.map(({ chunk }) => chunk) ?? []
        return transfer(strips, chunks)
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
