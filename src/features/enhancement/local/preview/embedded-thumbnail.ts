/// <reference path="./exifr-mini.d.ts" />
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
    // In its smallest edition, and only once there are photographs.
    const { rotation, thumbnail } = await import('exifr/dist/mini.esm.mjs')
    const bytes = await thumbnail(photo)
    if (!bytes) return null
    const turn = (await rotation(photo)) ?? { rad: 0, scaleX: 1, scaleY: 1 }
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }))
    try {
      return await drawUpright(bitmap, turn, size, shortSide)
    } finally {
      bitmap.close()
    }
  } catch {
    return null
  }
}

interface Turn {
  readonly rad: number
  readonly scaleX: number
  readonly scaleY: number
}

async function drawUpright(
  bitmap: ImageBitmap,
  { rad, scaleX, scaleY }: Turn,
  size: Sides,
  shortSide: number,
): Promise<Blob> {
  const scale = shortSide / Math.min(size.width, size.height)
  const canvas = new OffscreenCanvas(Math.round(size.width * scale), Math.round(size.height * scale))
  const surface = canvas.getContext('2d')
  surface?.translate(canvas.width / 2, canvas.height / 2)
  surface?.rotate(rad)
  surface?.scale(scaleX, scaleY)
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
