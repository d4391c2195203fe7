import { readExif } from './exif'

interface Sides {
  readonly width: number
  readonly height: number
}

/**
 * The small picture that cameras and phones put into a JPEG's EXIF data, turned upright: to show it takes a hundredth of
 * the time of decoding the photograph. `null` where there is none, or none of the photograph's proportions.
 *
 * @param shortSide in pixels; the longer one follows from the photograph's own proportions
 */
export async function embeddedThumbnail(photo: Blob, size: Sides, shortSide: number): Promise<Blob | null> {
  try {
    const exif = readExif(await photo.slice(0, headerBytes).arrayBuffer())
    if (!exif?.thumbnail) return null
    const bitmap = await createImageBitmap(new Blob([exif.thumbnail], { type: 'image/jpeg' }))
    try {
      return await drawUpright(bitmap, turnOf(exif.orientation), size, shortSide)
    } finally {
      bitmap.close()
    }
  } catch {
    return null
  }
}

/** Enough for everything that comes before the pixels. */
const headerBytes = 256 * 1024

interface Turn {
  readonly rad: number
  readonly scaleX: 1 | -1
}

/** By orientation: quarter turns to the right, and -1 if the picture is mirrored before that (EXIF 2.3, section 4.6.4). */
const turns = [
  [0, 1],
  [0, -1],
  [2, 1],
  [2, -1],
  [3, -1],
  [1, 1],
  [1, -1],
  [3, 1],
] as const

function turnOf(orientation: number): Turn {
  const [quarters, scaleX] = turns[orientation - 1] ?? turns[0]
  return { rad: (quarters * Math.PI) / 2, scaleX }
}

async function drawUpright(
  bitmap: ImageBitmap,
  { rad, scaleX }: Turn,
  size: Sides,
  shortSide: number,
): Promise<Blob> {
  const scale = shortSide / Math.min(size.width, size.height)
  const canvas = new OffscreenCanvas(Math.round(size.width * scale), Math.round(size.height * scale))
  const surface = canvas.getContext('2d')
  surface?.translate(canvas.width / 2, canvas.height / 2)
  surface?.rotate(rad)
  surface?.scale(scaleX, 1)
  const isOnItsSide = Math.abs(Math.sin(rad)) > 0.5
  const [width, height] = isOnItsSide ? [canvas.height, canvas.width] : [canvas.width, canvas.height]
  // Thumbnails are 4:3, whatever the photograph is, with black bars where it is wider: these are cut off.
  const cover = Math.max(width / bitmap.width, height / bitmap.height)
  surface?.drawImage(
    bitmap,
    (-bitmap.width * cover) / 2,
    (-bitmap.height * cover) / 2,
    bitmap.width * cover,
    bitmap.height * cover,
  )
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
}
