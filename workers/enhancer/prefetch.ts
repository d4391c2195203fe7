import { decode } from './decode'
import { sizeFromHeader } from './size'

/** Larger ones wait for their turn: decoded, this one takes four bytes a pixel beside the photograph at work. */
const maxPrefetchPixels = 16e6

/**
 * The photograph that comes next, decoded while the one before it is at work. Decoding cannot be shared between workers,
 * so it would leave all but one of them idle.
 */
export interface Prefetch {
  /** Begins to decode a photograph, in place of one that was prepared before. */
  prepare(photo: Blob): void
  /**
   * Gives away what was prepared, once: `undefined` where it could not be decoded or was too large. The caller closes
   * the picture.
   */
  take(): Promise<ImageBitmap | undefined>
  /** Frees it. */
  giveUp(): void
}

export function createPrefetch(): Prefetch {
  let prepared: Promise<ImageBitmap | undefined> = Promise.resolve(undefined)
  const take = () => {
    const taken = prepared
    prepared = Promise.resolve(undefined)
    return taken
  }
  const giveUp = () => {
    void take().then((picture) => picture?.close())
  }
  return {
    prepare(photo) {
      giveUp()
      prepared = decodeUnlessLarge(photo).catch(() => undefined)
    },
    take,
    giveUp,
  }
}

async function decodeUnlessLarge(photo: Blob): Promise<ImageBitmap | undefined> {
  const announced = await sizeFromHeader(photo)
  if (!announced || announced.width * announced.height > maxPrefetchPixels) return undefined
  return decode(photo)
}
