import { failures } from './protocol'
import { timed } from './stages'

/**
 * Reads an image file into pixels, turned upright as its EXIF orientation says. Of an animation, the first frame.
 *
 * The caller closes the bitmap: it holds the whole picture in memory.
 */
export async function decode(photo: Blob): Promise<ImageBitmap> {
  try {
    return await timed('decode', () => createImageBitmap(photo, { imageOrientation: 'from-image' }))
  } catch (cause) {
    throw new Error(failures.notAnImage, { cause })
  }
}
