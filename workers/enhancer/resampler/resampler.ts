import { type EncodedStrip, giveBack, lastChunk, takeKernel } from '../kernel/load'
import { drawingSurface } from '../picture/canvas'
import type { OpenedPhoto, Turn } from '../picture/picture'
import type { Size } from '../picture/size'
import { matchesCanvas, resamplesLikeCanvas } from './matches-canvas'
import { isTurned, isTurnedWhenDrawn, loadRows, openRows, prepareEnlarging } from './source-rows'

/*
 * The faster way to enlarge, and the only file of this folder that others import: the kernel does what this
 * browser's canvas would do, and is used only where it proves to give the same.
 */

/**
 * The picture for the resampler, if that enlarges it as this browser does, and its bytes are what a canvas
 * would draw. A picture that EXIF turns is drawn upright: its own bytes are as the camera wrote them.
 * `undefined` if only the canvas is exact.
 */
export async function resamplable(picture: ImageBitmap): Promise<OpenedPhoto | undefined> {
  if (Math.min(picture.width, picture.height) < shortestSide || !(await resamplesLikeCanvas()))
    return undefined
  const rows = openRows(picture)
  try {
    if (!rows || !(await matchesCanvas(rows, picture))) return undefined
    return { picture: isTurned(rows.turn) ? upright(picture) : picture, method: rows.turn }
  } finally {
    rows?.close()
  }
}

/**
 * The canvas for a picture that isn't {@link resamplable}. Chromium smooths a picture that is moved up exactly
 * as in its place only if it doesn't turn it and the ratio of its sides is exact. Elsewhere a canvas of the
 * whole would be blank for many photos (iOS), or take more memory than a difference of one step is worth.
 */
export async function canvasMethod(picture: ImageBitmap): Promise<'canvas' | 'whole canvas'> {
  const isMovedExactly = picture.width % 2 === 0 && picture.height % 2 === 0 && !isTurnedWhenDrawn(picture)
  return isMovedExactly || !(await resamplesLikeCanvas()) ? 'canvas' : 'whole canvas'
}

function upright(picture: ImageBitmap): ImageBitmap {
  const surface = drawingSurface(picture)
  surface.drawImage(picture, 0, 0)
  picture.close()
  return surface.canvas.transferToImageBitmap()
}

/** Browsers scale pictures that are one pixel wide or high differently. For small ones the canvas is fast. */
const shortestSide = 16

/** Enlarges one picture, with the kernel or on a canvas. One call at a time. */
export interface Enlarger {
  /** Makes the chunk of these rows of the enlarged picture. `null` if one of them is not opaque. */
  encode(first: number, count: number): Promise<EncodedStrip | null>
  /** Frees its memory. The picture stays open. */
  close(): void
}

/**
 * Opens a picture that is {@link resamplable}, or a frame of it, to be enlarged to `size`.
 *
 * @param mostRows how many enlarged rows are asked for at most in one call
 * @throws a `TypeError` if this browser does not give the picture's rows, and a `RangeError` without memory
 */
export async function openResampler(
  picture: ImageBitmap | VideoFrame,
  turn: Turn,
  size: Size,
  mostRows: number,
): Promise<Enlarger> {
  const rows = openRows(picture)
  if (!rows) throw new TypeError('The rows of this picture cannot be read')
  const kernel = await takeKernel()
  const address = prepareEnlarging(kernel, rows, size, mostRows, turn)
  return {
    async encode(first, count) {
      const sources = await loadRows(kernel, address, rows, first, count)
      const length = kernel.encodeEnlarged(first, count, sources.first, sources.count, rows.isRedFirst)
      return lastChunk(kernel, size.width, count, length)
    },
    close() {
      rows.close()
      giveBack(kernel)
    },
  }
}
