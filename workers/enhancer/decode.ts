import { isCutShort, withEnding } from './jpeg'
import { failures } from './protocol'
import { timed } from './stages'

/**
 * Decodes an image file and applies its EXIF orientation. An animation gives its first frame, and an incomplete JPEG the
 * part that is there.
 *
 * The caller must close the bitmap, because it holds the whole picture in memory.
 */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  try {
    const file = (await isCutShort(photo)) ? withEnding(photo) : photo
    return await timed('decode', () => createImageBitmap(file, { imageOrientation: 'from-image' }))
  } catch (cause) {
    throw new Error(failures.notAnImage, { cause })
  }
}
