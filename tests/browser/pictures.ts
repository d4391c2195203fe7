/** Generated pictures, whose pixels are known. */

type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** Makes a picture file of this size from a function of x and y. */
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

/** A color for each pixel, the same in every run. */
export function noise(x: number, y: number): Colour {
  const state = Math.imul(x * 8_191 + y + 1, 1_664_525) >>> 0
  return [state >>> 24, (state >>> 16) & 255, (state >>> 8) & 255]
}

/** A JPEG with an EXIF segment that says how to turn it, from 1 to 8. */
export function withOrientation(orientation: number, jpeg: Blob): Blob {
  const exif = '\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'
  const segment = [...exif].map((letter) => letter.charCodeAt(0))
  return new Blob([jpeg.slice(0, 2), Uint8Array.of(...segment, orientation, 0, 0, 0, 0, 0, 0), jpeg.slice(2)])
}

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
  at(x: number, y: number): number[]
}

/** The pixels of a picture file as a browser shows them. */
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

/** The share of values that differ in two pictures of the same size, and the largest difference. */
export function differences(one: Pixels, other: Pixels): { share: number; largest: number } {
  let count = 0
  let largest = 0
  for (let at = 0; at < one.data.length; at++) {
    const difference = Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0))
    if (difference > 0) count++
    if (difference > largest) largest = difference
  }
  return { share: count / one.data.length, largest }
}

function surfaceOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const surface = canvas.getContext('2d', { willReadFrequently: true })
  if (!surface) throw new Error('This browser has no canvas')
  return surface
}
