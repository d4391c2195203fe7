import { drawingSurface, release } from '../enhancer/picture/canvas'
import { refuseBlankCanvas } from '../enhancer/picture/reference'
import type { Size } from '../enhancer/picture/size'

/** A canvas that can be drawn on. @throws an `Error` if this device has none so large */
export function provenSurface(size: Size): OffscreenCanvasRenderingContext2D {
  const surface = drawingSurface(size)
  refuseBlankCanvas(surface)
  return surface
}

/** Its picture as a JPEG. JPEGs have no transparency: what is transparent becomes white. */
export async function jpegOf(surface: OffscreenCanvasRenderingContext2D, quality: number): Promise<Blob> {
  const { canvas } = surface
  surface.globalCompositeOperation = 'destination-over'
  surface.fillStyle = 'white'
  surface.fillRect(0, 0, canvas.width, canvas.height)
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  release(surface)
  return file
}
