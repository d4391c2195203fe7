import { release } from '../enhancer/picture/canvas'
import { provenSurface } from './canvas'

/** Rotates a picture clockwise by so many times 90°, as a PNG: its pixels change places and nothing else. */
export async function rotate(picture: Blob, quarters: number): Promise<Blob> {
  const upright = await createImageBitmap(picture)
  const { width, height } = upright
  const [toWidth, toHeight] = quarters % 2 === 1 ? [height, width] : [width, height]
  const surface = provenSurface({ width: toWidth, height: toHeight })
  surface.imageSmoothingEnabled = false
  surface.setTransform(matrixOf(quarters, toWidth, toHeight))
  surface.drawImage(upright, 0, 0)
  upright.close()
  const file = await surface.canvas.convertToBlob({ type: 'image/png' })
  release(surface)
  return file
}

/** In whole numbers: the cosine of a right angle isn't quite 0 in a computer. */
function matrixOf(quarters: number, toWidth: number, toHeight: number): DOMMatrix {
  if (quarters === 1) return new DOMMatrix([0, 1, -1, 0, toWidth, 0])
  if (quarters === 2) return new DOMMatrix([-1, 0, 0, -1, toWidth, toHeight])
  if (quarters === 3) return new DOMMatrix([0, -1, 1, 0, 0, toHeight])
  return new DOMMatrix()
}
