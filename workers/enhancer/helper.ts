import { expose, transfer } from 'comlink'
import { atMost } from '../shared/at-most'
import { decode, fromFrame } from './picture/picture'
import { createStripMaker, type StripMaker } from './strips/strip-makers'
import type { HelperSurface } from './strips/work-sharing'

/** Serves another worker over the channel. Requests are processed one after the other, in their order. */
export function serveAsHelper(port: MessagePort): void {
  let picture: ImageBitmap | VideoFrame | undefined
  let maker: StripMaker | undefined
  const next = atMost(1)
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
        const strips = await maker.make(indices)
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
