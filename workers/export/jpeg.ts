import { drawingSurface, jpegOf } from './canvas'
import type { JpegOptions } from './protocol'
import { takenAt, takenOf, withTaken } from './taken'

/** Makes a JPEG of a PNG. It says when the photo was taken, by the original or else by its file. */
export async function makeJpeg(picture: Blob, options: JpegOptions): Promise<Blob> {
  const { original, lastModified } = options
  const taken = (original && (await takenOf(original).catch(() => undefined))) ?? takenAt(lastModified)
  return withTaken(await encode(picture, options), taken)
}

async function encode(picture: Blob, { longestSide, quality }: JpegOptions): Promise<Blob> {
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
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(full)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

let provenPixels = 0

/** @throws a `RangeError` if this device has no canvas so large */
function proveCanvas(width: number, height: number): void {
  if (width * height <= provenPixels) return
  drawingSurface(width, height).canvas.width = 0
  provenPixels = width * height
}

/** True of a PNG of colors alone, by the type in its header. */
async function hasNoAlpha(png: Blob): Promise<boolean> {
  const [colorType] = new Uint8Array(await png.slice(25, 26).arrayBuffer())
  return colorType === 2
}
