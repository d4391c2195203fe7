import { decode } from './decode'
import { sizeFromHeader } from './size'

/** Larger photographs are not prefetched: a decoded one needs four bytes a pixel on top of the current photograph. */
const maxPrefetchPixels = 16e6

/**
 * The next photograph, decoded while the current one is enhanced. Workers cannot share the decoding, so without this all
 * but one of them would wait for it.
 */
export interface Prefetch {
  /** Starts to decode a photograph. It replaces an earlier one. */
  start(photo: Blob): void
  /**
   * Returns the decoded picture, once. `undefined` if it could not be decoded or was too large. The caller closes it.
   */
  take(): Promise<ImageBitmap | undefined>
  /** Closes the picture. */
  discard(): void
}

export function createPrefetch(): Prefetch {
  let prefetched: Promise<ImageBitmap | undefined> = Promise.resolve(undefined)
  const take = () => {
    const taken = prefetched
    prefetched = Promise.resolve(undefined)
    return taken
  }
  const discard = () => {
    void take().then((picture) => picture?.close())
  }
  return {
    start(photo) {
      discard()
      prefetched = decodeUnlessLarge(photo).catch(() => undefined)
    },
    take,
    discard,
  }
}

async function decodeUnlessLarge(photo: Blob): Promise<ImageBitmap | undefined> {
  const size = await sizeFromHeader(photo)
  if (!size || size.width * size.height > maxPrefetchPixels) return undefined
  return decode(photo)
}
