import { openPhoto } from './enhance'
import type { OpenedPhoto } from './picture/picture'
import { sizeFromHeader } from './picture/size'

/** Larger photos aren't prefetched: decoded, they take four bytes a pixel beside the current one. */
const maxPrefetchPixels = 16e6

/** One photo that is opened ahead of its turn. */
export interface Prefetch {
  /** Starts to open a photo. It replaces an earlier one. */
  start(photo: Blob): void
  /**
   * Returns the photo, once. `undefined` if it couldn't be decoded or was too large. The caller closes
   * it.
   */
  take(): Promise<OpenedPhoto | undefined>
  discard(): void
}

/**
 * The next photo, opened while the current one is enhanced. Workers cannot share that, so without this
 * all but one of them would wait for it.
 */
export function createPrefetch(): Prefetch {
  let prefetched: Promise<OpenedPhoto | undefined> = Promise.resolve(undefined)
  const take = () => {
    const taken = prefetched
    prefetched = Promise.resolve(undefined)
    return taken
  }
  const discard = () => {
    void take().then((opened) => opened?.picture.close())
  }
  return {
    start(photo) {
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
