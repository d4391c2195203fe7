import { decode } from './decode'
import { encode } from './encode'
import { enlarge } from './scale'
import { brighten } from './tone'

/**
 * Enhances a photograph the straightforward way, a whole picture at a time, with what every browser has.
 *
 * Everything faster is measured against this: it defines what an enhanced photograph looks like.
 */
export async function enhanceByReference(photo: Blob): Promise<Blob> {
  const picture = await decode(photo)
  let surface: OffscreenCanvasRenderingContext2D
  try {
    surface = enlarge(picture)
  } finally {
    picture.close()
  }
  const { canvas } = surface
  const pixels = surface.getImageData(0, 0, canvas.width, canvas.height)
  brighten(pixels.data)
  surface.putImageData(pixels, 0, 0)
  const file = await encode(canvas)
  // Gives the pixels back now, not when the canvas happens to be collected.
  canvas.width = 0
  canvas.height = 0
  return file
}
