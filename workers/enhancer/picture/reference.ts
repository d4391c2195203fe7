import { failures } from '../protocol'
import { drawingSurface, release } from './canvas'
import { enlargedSize } from './size'
import { brighten } from './tone'

/**
 * Enhances the whole picture at once, with what every browser has.
 *
 * It defines the result: every faster way must give the same pixels. It is also the fallback for pictures
 * with transparency and for every failure of the faster ways.
 */
export async function enhanceByReference(picture: ImageBitmap): Promise<Blob> {
  const size = enlargedSize(picture)
  const surface = drawingSurface(size)
  try {
    refuseBlankCanvas(surface)
    surface.drawImage(picture, 0, 0, size.width, size.height)
    const pixels = surface.getImageData(0, 0, size.width, size.height)
    brighten(pixels.data)
    surface.putImageData(pixels, 0, 0)
    return await encode(surface.canvas)
  } finally {
    release(surface)
  }
}

/** True if the canvas is too large for this device. It then stays blank without an error. */
export function refuseBlankCanvas(surface: OffscreenCanvasRenderingContext2D): void {
  const [x, y] = [surface.canvas.width - 1, surface.canvas.height - 1]
  surface.fillRect(x, y, 1, 1)
  if (surface.getImageData(x, y, 1, 1).data[3] !== 255) throw new Error(failures.notEncoded)
  surface.clearRect(x, y, 1, 1)
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  try {
    const file = await canvas.convertToBlob({ type: 'image/png', quality: 0.95 })
    if (file.size === 0 || file.type !== 'image/png')
      throw new Error(`The browser wrote ${file.size} bytes of ${file.type}`)
    return file
  } catch (cause) {
    throw new Error(failures.notEncoded, { cause })
  }
}
