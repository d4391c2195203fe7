import { isCutShort, withEnding } from './jpeg'
import { failures } from './protocol'
import { timed } from './stages'

/**
 * Reads an image file into pixels, turned upright as its EXIF orientation says. Of an animation, the first frame; of a
 * JPEG that was cut short, what there is.
 *
 * The caller closes the bitmap: it holds the whole picture in memory.
 */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  try {
    const file = (await isCutShort(photo)) ? withEnding(photo) : photo
    return await timed('decode', () => createImageBitmap(file, { imageOrientation: 'from-image' }))
  } catch (cause) {
    throw new Error(failures.notAnImage, { cause })
  }
}
