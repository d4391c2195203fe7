/** True of a PNG of colors alone, by the type in its header. */
export async function hasNoAlpha(png: Blob): Promise<boolean> {
  const [colorType] = new Uint8Array(await png.slice(25, 26).arrayBuffer())
  return colorType === 2
}

/** A canvas that can be drawn on. @throws a `RangeError` if this device has none so large */
export function drawingSurface(
  width: number,
  height: number,
  alpha = true,
): OffscreenCanvasRenderingContext2D {
  const surface = new OffscreenCanvas(width, height).getContext('2d', { alpha, willReadFrequently: true })
  if (!surface) throw new Error('Canvas not supported')
  // A canvas that is too large stays blank without an error.
  surface.fillStyle = 'white'
  surface.fillRect(width - 1, height - 1, 1, 1)
  if (surface.getImageData(width - 1, height - 1, 1, 1).data[0] !== 255)
    throw new RangeError(`No canvas of ${width} x ${height} pixels`)
  surface.clearRect(width - 1, height - 1, 1, 1)
  surface.imageSmoothingQuality = 'high'
  return surface
}

/** Its picture as a JPEG. JPEGs have no transparency: what is transparent becomes white. */
export async function jpegOf(surface: OffscreenCanvasRenderingContext2D, quality: number): Promise<Blob> {
  const { canvas } = surface
  surface.globalCompositeOperation = 'destination-over'
  surface.fillStyle = 'white'
  surface.fillRect(0, 0, canvas.width, canvas.height)
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  // Its memory goes now instead of at the next garbage collection.
  canvas.width = 0
  return file
}
