import { decode } from './decode'
import { canTransferFrames } from './frame-transfer'
import { isCutShort } from './jpeg'
import type { Capacity, Enhancement, FilePieces } from './protocol'
import { enhanceByReference } from './reference'
import { enlargedSize, refuseTooLarge, type Size, sizeFromHeader } from './size'
import { planStrips } from './strip-plan'
import { drawThumbnail } from './thumbnail'
import { chooseSharing, type Helper, makeAllStrips, openEverywhere, type Sharing } from './work-sharing'

/** What the engine works with. */
export interface Surroundings {
  readonly capacity: Capacity
  readonly helpers: readonly Helper[]
  /** Told, before each stage, how many milliseconds it may take at most. */
  readonly sendHeartbeat: (milliseconds: number) => void
  /** The decoded photograph, if it was prefetched. It is closed here. */
  readonly prepared?: Promise<ImageBitmap | undefined>
}

/**
 * Enhances one photograph: by strips where that is possible, otherwise by the reference.
 *
 * @throws an `Error` with one of the messages of `failures`, or one that says that the picture is too large
 */
export async function enhance(
  photo: Blob,
  { capacity, helpers, sendHeartbeat, prepared }: Surroundings,
): Promise<Enhancement> {
  const prefetched = await prepared
  try {
    const announced = prefetched ?? (await sizeFromHeader(photo))
    if (announced) refuseTooLarge(announced, capacity)
    sendHeartbeat(timeoutFor(announced))
    const sharing = chooseSharing(announced, helpers, await canTransferFrames())
    const holders = openEverywhere(photo, sharing)
    try {
      const picture = prefetched ?? (await decode(photo))
      try {
        refuseTooLarge(picture, capacity)
        holders.take(picture)
        sendHeartbeat(timeoutFor(picture))
        const thumbnail = drawThumbnail(picture)
        const isIncomplete = isCutShort(photo)
        // Whatever the fast way stumbles over - no SIMD, no memory, transparency - the reference may still manage.
        let file: FilePieces | null = await enhanceByStrips(picture, sharing).catch(() => null)
        if (!file) {
          sendHeartbeat(timeoutFor(picture))
          file = [await enhanceByReference(picture)]
        }
        return { file, thumbnail: await thumbnail, isIncomplete: await isIncomplete }
      } finally {
        picture.close()
      }
    } finally {
      holders.end()
    }
  } finally {
    prefetched?.close()
  }
}

async function enhanceByStrips(picture: ImageBitmap, sharing: Sharing): Promise<ArrayBuffer[] | null> {
  const size = enlargedSize(picture)
  const strips = await makeAllStrips(planStrips(picture.height, size), picture, sharing)
  return strips?.file(size) ?? null
}

/** Half a minute, and four seconds a megapixel: no stage takes a tenth of it on a slow phone. */
function timeoutFor({ width, height }: Size = { width: 0, height: 0 }): number {
  return 30_000 + (4_000 * width * height) / 1e6
}
