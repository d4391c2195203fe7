import { drawingSurface, hasNoAlpha, jpegOf } from './canvas'
import type { JpegOptions } from './protocol'

/** Makes a JPEG of a PNG. */
export async function makeJpeg(picture: Blob, { longestSide, quality }: JpegOptions): Promise<Blob> {
  const isOpaque = await hasNoAlpha(picture)
  const full = await createImageBitmap(picture)
  try {
    const { width, height } = full
    const factor = Math.min(1, longestSide / Math.max(width, height))
    if (factor === 1 && isOpaque) return await encodeWhole(full, quality)
    const sideOf = (side: number) => Math.max(1, Math.round(side * factor))
    const surface = drawingSurface(sideOf(width), sideOf(height))
    surface.drawImage(full, 0, 0, surface.canvas.width, surface.canvas.height)
    return await jpegOf(surface, quality)
  } finally {
    full.close()
  }
}

/** Without a copy of its pixels, which takes a sixth of the time and as much memory again. */
async function encodeWhole(full: ImageBitmap, quality: number): Promise<Blob> {
  const { width, height } = full
  proveCanvas(width, height)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('bitmaprenderer')
  if (!context) throw new Error('Canvas not supported')
  context.transferFromImageBitmap(full)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

let provenPixels = 0

/** @throws a `RangeError` if this device has no canvas so large */
function proveCanvas(width: number, height: number): void {
  if (width * height <= provenPixels) return
  drawingSurface(width, height).canvas.width = 0
  provenPixels = width * height
}
