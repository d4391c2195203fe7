import { type OpenedPhoto, openPhoto } from './engine'
import { sizeFromHeader } from './size'

/** Larger photographs are not prefetched: a decoded one needs four bytes a pixel on top of the current photograph. */
const maxPrefetchPixels = 16e6

/**
 * The next photograph, opened while the current one is enhanced. Workers cannot share that, so without this all but one of
 * them would wait for it.
 */
export function createPrefetch() {
  let prefetched: Promise<OpenedPhoto | undefined> = Promise.resolve(undefined)
  /**
   * Returns the photograph, once. `undefined` if it could not be decoded or was too large. The caller closes the picture.
   */
  const take = () => {
    const taken = prefetched
    prefetched = Promise.resolve(undefined)
    return taken
  }
  const discard = () => {
    void take().then((opened) => opened?.picture.close())
  }
  return {
    /** Starts to open a photograph. It replaces an earlier one. */
    start(photo: Blob) {
      discard()
      prefetched = openUnlessLarge(photo).catch(() => undefined)
    },
    take,
    discard,
  }
}

async function openUnlessLarge(photo: Blob): Promise<OpenedPhoto | undefined> {
  const size = await sizeFromHeader(photo)
  if (!size || size.width * size.height > maxPrefetchPixels) return undefined
  return openPhoto(photo)
}
