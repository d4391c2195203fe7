import { encode } from './encode'
import { failures } from './protocol'
import { drawingSurface, release } from './scale'
import { enlargedSize } from './size'
import { brighten } from './tone'

/**
 * Enhances a picture the straightforward way, the whole of it at once, with what every browser has.
 *
 * It defines what an enhanced photograph looks like: everything faster is measured against it, and gives way to it for
 * pictures with transparency and wherever something is missing or goes wrong.
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

/** Beyond a size that differs between devices, a canvas stays blank without a word. */
function refuseBlankCanvas(surface: OffscreenCanvasRenderingContext2D): void {
  const [x, y] = [surface.canvas.width - 1, surface.canvas.height - 1]
  surface.fillRect(x, y, 1, 1)
  if (surface.getImageData(x, y, 1, 1).data[3] !== 255) throw new Error(failures.notEncoded)
  surface.clearRect(x, y, 1, 1)
}
