import type { Kernel } from '../kernel/load'
import { type Turn, toFrame } from '../picture/picture'
import type { Size } from '../picture/size'
import { isStandardColor } from './color-space'

/** Reads rows of a decoded picture, four bytes per pixel, as they were stored before EXIF turned it. */
export interface SourceRows extends Size {
  readonly isRedFirst: boolean
  readonly turn: Turn
  copy(first: number, count: number, target: Uint8Array<ArrayBuffer>): Promise<unknown>
  close(): void
}

const orders: Readonly<Record<string, boolean>> = { RGBA: true, RGBX: true, BGRA: false, BGRX: false }

/** `undefined` where this browser does not give the rows, or gives them in another format or color space. */
export function openRows(picture: ImageBitmap | VideoFrame): SourceRows | undefined {
  if (typeof VideoFrame === 'undefined') return undefined
  const frame = picture instanceof VideoFrame ? picture.clone() : toFrame(picture)
  const { codedWidth: width, codedHeight: height, displayWidth, displayHeight, format, colorSpace } = frame
  const isRedFirst = orders[format ?? '']
  const isWhole = width * height === displayWidth * displayHeight
  if (isRedFirst === undefined || !isWhole || !isStandardColor(colorSpace)) {
    frame.close()
    return undefined
  }
  return {
    width,
    height,
    isRedFirst,
    turn: turnOf(frame),
    copy: (first, count, target) => frame.copyTo(target, { rect: { x: 0, y: first, width, height: count } }),
    close: () => frame.close(),
  }
}

function turnOf(frame: VideoFrame): Turn {
  // Not yet in TypeScript's types.
  const { rotation = 0, flip = false } = frame as { readonly rotation?: number; readonly flip?: boolean }
  return {
    isTransposed: rotation % 180 !== 0,
    isMirrored: (rotation === 90 || rotation === 180) !== flip,
    isUpsideDown: rotation >= 180,
  }
}

export const isTurned = ({ isTransposed, isMirrored, isUpsideDown }: Turn) =>
  isTransposed || isMirrored || isUpsideDown

/** True if the browser turns this picture each time it draws it, as Chromium does. Others decode it upright. */
export function isTurnedWhenDrawn(picture: ImageBitmap): boolean {
  if (typeof VideoFrame === 'undefined') return false
  const frame = toFrame(picture)
  const turn = turnOf(frame)
  frame.close()
  return isTurned(turn)
}

/**
 * Prepares the kernel to enlarge these rows to `size`, at most `count` enlarged rows at a time. Returns the
 * address for {@link loadRows}.
 */
export function prepareEnlarging(
  kernel: Kernel,
  { width, height }: Size,
  size: Size,
  count: number,
  { isTransposed, isMirrored, isUpsideDown }: Turn,
): number {
  const mostSources = Math.min(height, Math.ceil((count * height) / size.height) + 5)
  kernel.turnAs(isTransposed, isMirrored, isUpsideDown)
  const address = kernel.prepareEnlarging(width, height, size.width, size.height, count, mostSources)
  if (address === 0) throw new RangeError(`No memory for ${count} rows of ${size.width} pixels`)
  return address
}

/** Loads the source rows for these enlarged rows into the kernel. Returns the range of source rows. */
export async function loadRows(
  kernel: Kernel,
  address: number,
  rows: SourceRows,
  first: number,
  count: number,
): Promise<{ readonly first: number; readonly count: number }> {
  const source = kernel.firstSourceRowOf(first)
  const sources = kernel.lastSourceRowOf(first + count - 1) - source + 1
  const target = new Uint8Array(kernel.memory.buffer as ArrayBuffer, address, rows.width * 4 * sources)
  await rows.copy(source, sources, target)
  return { first: source, count: sources }
}
