import { isCutShort, withEnding } from './jpeg'
import { failures } from './protocol'
import { timed } from './stages'

/**
 * Decodes an image file and applies its EXIF orientation. An animation gives its first frame, and an incomplete JPEG the
 * part that is there.
 *
 * The caller must close the bitmap, because it holds the whole picture in memory.
 *
 * @param isIncomplete whether it is a JPEG without its end, if that is known
 */
export async function decode(photo: Blob, isIncomplete?: boolean): Promise<ImageBitmap> {
  try {
    const file = (isIncomplete ?? (await isCutShort(photo))) ? withEnding(photo) : photo
    return await timed('decode', () => createImageBitmap(file, { imageOrientation: 'from-image' }))
  } catch (cause) {
    throw new Error(failures.notAnImage, { cause })
  }
}
