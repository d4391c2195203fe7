import { canTransferFrames } from './frame-transfer'
import { type OpenedPhoto, openPhoto } from './open-photo'
import type { Capacity, Enhancement, FilePieces } from './protocol'
import { enhanceByReference } from './reference'
import { enlargedSize, refuseTooLarge, type Size, sizeFromHeader } from './size'
import { planStrips } from './strip-plan'
import { chooseSharing, type Helper, makeAllStrips, openInHelpers, type Sharing } from './work-sharing'

/** What the engine needs besides the photograph. */
export interface Environment {
  readonly capacity: Capacity
  readonly helpers: readonly Helper[]
  /** Called before each stage with its timeout in milliseconds. */
  readonly sendHeartbeat: (milliseconds: number) => void
  /** The photograph, if it was prefetched. `enhance` closes its picture. */
  readonly prefetched?: Promise<OpenedPhoto | undefined>
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
    const size = prefetched?.picture ?? (await sizeFromHeader(photo))
    if (size) refuseTooLarge(size, capacity)
    sendHeartbeat(timeoutFor(size))
    const sharing = chooseSharing(size, helpers, await canTransferFrames())
    const shared = openInHelpers(photo, sharing)
    try {
      const opened = prefetched ?? (await openPhoto(photo))
      const { picture, thumbnail } = opened
      try {
        refuseTooLarge(picture, capacity)
        shared.transfer(picture)
        sendHeartbeat(timeoutFor(picture))
        // The strips may fail for want of SIMD or memory, or because of transparency. The reference needs none of that.
        let file: FilePieces | null = await enhanceByStrips(opened, sharing).catch(() => null)
        if (!file) {
          sendHeartbeat(timeoutFor(picture))
          file = [await enhanceByReference(picture)]
        }
        return { file, thumbnail: await thumbnail }
      } finally {
        picture.close()
      }
    } finally {
      shared.release()
    }
  } finally {
    prefetched?.picture.close()
  }
}

async function enhanceByStrips(opened: OpenedPhoto, sharing: Sharing): Promise<FilePieces | null> {
  const { picture } = opened
  const size = enlargedSize(picture)
  const strips = await makeAllStrips(planStrips(picture.height, size), opened, sharing)
  return strips?.file(size) ?? null
}

/** Half a minute plus four seconds per megapixel. On a slow phone no stage takes a tenth of that. */
function timeoutFor({ width, height }: Size = { width: 0, height: 0 }): number {
  return 30_000 + (4_000 * width * height) / 1e6
}
