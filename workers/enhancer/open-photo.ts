import { decode } from './decode'
import { chooseScalingMethod, type ScalingMethod } from './strips'
import { drawThumbnail } from './thumbnail'

/** A photograph that is ready for its strips to be made. */
export interface OpenedPhoto {
  readonly picture: ImageBitmap
  readonly method: ScalingMethod
  /** The photograph in a few kilobytes. `null` if the browser could not encode it. */
  readonly thumbnail: Promise<Blob | null>
}

/**
 * Does what one worker has to do alone. A prefetched photograph is opened while its predecessor is enhanced, so no worker
 * waits for this. The caller must close the picture.
 *
 * @throws an `Error` with one of the messages of `failures`
 */
export async function openPhoto(photo: Blob): Promise<OpenedPhoto> {
  const picture = await decode(photo)
  try {
    const method = await chooseScalingMethod(picture)
    return { picture, method, thumbnail: drawThumbnail(picture) }
  } catch (cause) {
    picture.close()
    throw cause
  }
}
