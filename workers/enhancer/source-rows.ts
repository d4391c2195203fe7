import { toFrame } from './frame-transfer'
import type { Size } from './size'

/** Reads rows of a decoded picture, four bytes per pixel. */
export interface SourceRows extends Size {
  readonly isRedFirst: boolean
  copy(first: number, count: number, target: Uint8Array<ArrayBuffer>): Promise<unknown>
  close(): void
}

const orders: Readonly<Record<string, boolean>> = { RGBA: true, RGBX: true, BGRA: false, BGRX: false }

/** `undefined` where this browser does not give the rows, or gives them in another format. */
export function openRows(picture: ImageBitmap | VideoFrame): SourceRows | undefined {
  if (typeof VideoFrame === 'undefined') return undefined
  const frame = picture instanceof VideoFrame ? picture.clone() : toFrame(picture)
  const { displayWidth: width, displayHeight: height } = frame
  const isRedFirst = orders[frame.format ?? '']
  if (isRedFirst === undefined || frame.codedWidth !== width || frame.codedHeight !== height) {
    frame.close()
    return undefined
  }
  return {
    width,
    height,
    isRedFirst,
    copy: (first, count, target) => frame.copyTo(target, { rect: { x: 0, y: first, width, height: count } }),
    close: () => frame.close(),
  }
}
