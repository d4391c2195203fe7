import { drawingSurface, release } from './scale'

/** The shorter side in pixels, which is enough for the dense screens of phones. */
const shortSide = 128

/** The picture is first reduced to this many times the thumbnail's size by skipping pixels, which is much faster than smoothing. */
const oversampling = 4

/** Draws a picture of a few kilobytes for lists. `null` if the browser cannot encode it. */
export async function drawThumbnail(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, shortSide / Math.min(picture.width, picture.height))
  const sides = (factor: number) => ({
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  })
  const coarse = drawingSurface(sides(Math.min(1, scale * oversampling)))
  const small = drawingSurface(sides(scale))
  try {
    coarse.imageSmoothingQuality = 'low'
    coarse.drawImage(picture, 0, 0, coarse.canvas.width, coarse.canvas.height)
    small.imageSmoothingQuality = 'medium'
    small.drawImage(coarse.canvas, 0, 0, small.canvas.width, small.canvas.height)
    return await small.canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  } catch {
    return null
  } finally {
    release(coarse)
    release(small)
  }
}
