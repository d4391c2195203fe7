/** Pictures made in the test itself, so that every pixel is known. */

type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** A picture file of the given sides whose pixels are given by a function of their place. */
export async function pictureFile(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
  type = 'image/png',
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const surface = surfaceOf(canvas)
  const pixels = surface.createImageData(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = colourAt(x, y)
      pixels.data.set([red, green, blue, alpha], (y * width + x) * 4)
    }
  }
  surface.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type, quality: 1 })
}

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
  at(x: number, y: number): number[]
}

/** What a picture file holds, as a browser shows it. */
export async function pixelsOf(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const surface = surfaceOf(new OffscreenCanvas(width, height))
  surface.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = surface.getImageData(0, 0, width, height)
  return {
    width,
    height,
    data,
    at: (x, y) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)],
  }
}

/** The same JPEG, marked with an EXIF orientation (1 to 8; 6 is a phone held upright). */
export async function withOrientation(jpeg: Blob, orientation: number): Promise<Blob> {
  // APP1, "Exif", a big-endian TIFF header and one directory of one entry: tag 0x0112, a short, counted once.
  const segment = [
    0xff,
    0xe1,
    0x00,
    0x22,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0x00,
    0x2a,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const bytes = new Uint8Array(await jpeg.arrayBuffer())
  return new Blob([bytes.slice(0, 2), Uint8Array.from(segment), bytes.slice(2)], { type: 'image/jpeg' })
}

function surfaceOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const surface = canvas.getContext('2d', { willReadFrequently: true })
  if (!surface) throw new Error('This browser has no canvas')
  return surface
}
