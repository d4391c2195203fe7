import { decode } from './decode'
import { canTransferFrames } from './frame-transfer'
import { isCutShort } from './jpeg'
import type { Capacity, Enhancement, FilePieces } from './protocol'
import { enhanceByReference } from './reference'
import { enlargedSize, refuseTooLarge, type Size, sizeFromHeader } from './size'
import { planStrips } from './strip-plan'
import { drawThumbnail } from './thumbnail'
import { chooseSharing, type Helper, makeAllStrips, openInHelpers, type Sharing } from './work-sharing'

/** What the engine needs besides the photograph. */
export interface Environment {
  readonly capacity: Capacity
  readonly helpers: readonly Helper[]
  /** Called before each stage with its timeout in milliseconds. */
  readonly sendHeartbeat: (milliseconds: number) => void
  /** The decoded photograph, if it was prefetched. `enhance` closes it. */
  readonly prefetched?: Promise<ImageBitmap | undefined>
}

/**
 * Enhances one photograph: in strips if possible, otherwise by the reference.
 *
 * @throws an `Error` with one of the messages of `failures`, or one that says that the picture is too large
 */
export async function enhance(
  photo: Blob,
  { capacity, helpers, sendHeartbeat, prefetched: prefetching }: Environment,
): Promise<Enhancement> {
  const prefetched = await prefetching
  try {
    const size = prefetched ?? (await sizeFromHeader(photo))
    if (size) refuseTooLarge(size, capacity)
    sendHeartbeat(timeoutFor(size))
    const sharing = chooseSharing(size, helpers, await canTransferFrames())
    const shared = openInHelpers(photo, sharing)
    try {
      const picture = prefetched ?? (await decode(photo))
      try {
        refuseTooLarge(picture, capacity)
        shared.transfer(picture)
        sendHeartbeat(timeoutFor(picture))
        const thumbnail = drawThumbnail(picture)
        const isIncomplete = isCutShort(photo)
        // The strips may fail for want of SIMD or memory, or because of transparency. The reference needs none of that.
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
      shared.release()
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

/** Half a minute plus four seconds per megapixel. On a slow phone no stage takes a tenth of that. */
function timeoutFor({ width, height }: Size = { width: 0, height: 0 }): number {
  return 30_000 + (4_000 * width * height) / 1e6
}
