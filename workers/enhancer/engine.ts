import { decode } from './decode'
import { canHandOver } from './handover'
import type { Capacity } from './protocol'
import { enhanceByReference } from './reference'
import { chooseSharing, type Helper, makeAllStrips, openEverywhere, type Sharing } from './sharing'
import { enlargedSize, refuseTooLarge, type Size, sizeFromHeader } from './size'
import { planStrips } from './strips'

/** What the engine works with. */
export interface Surroundings {
  readonly capacity: Capacity
  readonly helpers: readonly Helper[]
  /** Told, before each stage, how many milliseconds it may take at most. */
  readonly tellPatience: (milliseconds: number) => void
  /** The photograph, where it was decoded ahead of its turn. It is closed here. */
  readonly prepared?: Promise<ImageBitmap | undefined>
}

/**
 * Enhances one photograph: by strips where that is possible, otherwise by the reference.
 *
 * @throws an `Error` with one of the messages of `failures`, or one that says that the picture is too large
 */
export async function enhance(
  photo: Blob,
  { capacity, helpers, tellPatience, prepared }: Surroundings,
): Promise<Blob> {
  const ahead = await prepared
  try {
    const announced = ahead ?? (await sizeFromHeader(photo))
    if (announced) refuseTooLarge(announced, capacity)
    tellPatience(patienceFor(announced))
    const sharing = chooseSharing(announced, helpers, await canHandOver())
    const holders = openEverywhere(photo, sharing)
    try {
      const picture = ahead ?? (await decode(photo))
      try {
        refuseTooLarge(picture, capacity)
        holders.take(picture)
        tellPatience(patienceFor(picture))
        // Whatever the fast way stumbles over - no SIMD, no memory, transparency - the reference may still manage.
        const fast = await enhanceByStrips(picture, sharing).catch(() => null)
        if (fast) return fast
        tellPatience(patienceFor(picture))
        return await enhanceByReference(picture)
      } finally {
        picture.close()
      }
    } finally {
      holders.end()
    }
  } finally {
    ahead?.close()
  }
}

async function enhanceByStrips(picture: ImageBitmap, sharing: Sharing): Promise<Blob | null> {
  const size = enlargedSize(picture)
  const strips = await makeAllStrips(planStrips(picture.height, size), picture, sharing)
  return strips?.file(size) ?? null
}

/** Half a minute, and four seconds a megapixel: no stage takes a tenth of it on a slow phone. */
function patienceFor({ width, height }: Size = { width: 0, height: 0 }): number {
  return 30_000 + (4_000 * width * height) / 1e6
}
