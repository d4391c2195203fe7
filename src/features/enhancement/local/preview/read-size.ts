import { lazyModule } from '../../../../lib/lazy-module'

/** The sides of an upright picture, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const headerBytes = 256 * 1024

const sizeLibrary = lazyModule(() => import('image-size'))

/** The sides as the file's header tells them, turned upright; `null` for files that are no pictures. */
export async function readSize(photo: Blob): Promise<Size | null> {
  const { imageSize } = await sizeLibrary.load()
  try {
    const header = new Uint8Array(await photo.slice(0, headerBytes).arrayBuffer())
    const { width, height, orientation = 1 } = imageSize(header)
    // From the fifth on, EXIF orientations lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}
