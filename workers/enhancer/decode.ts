import { failures } from './protocol'
import { timed } from './stages'

/**
 * Decodes an image file and applies its EXIF orientation. An animation gives its first frame.
 *
 * The caller must close the bitmap, because it holds the whole picture in memory.
 */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  try {
    return await timed('decode', () => createImageBitmap(photo, { imageOrientation: 'from-image' }))
  } catch (cause) {
    throw new Error(failures.notAnImage, { cause })
  }
}
