import { isCutShort } from './picture/cut-short'
import { canTransferFrames, decode, type OpenedPhoto } from './picture/picture'
import { enhanceByReference } from './picture/reference'
import { repairEnd } from './picture/repair'
import { enlargedSize, refuseTooLarge, type Size, sizeFromHeader } from './picture/size'
import { failures } from './protocol'
import { canvasMethod, resamplable } from './resampler/resampler'
import { pngFile } from './strips/png'
import { planStrips } from './strips/strips'
import { chooseSharing, type Helper, makeAllStrips, openInHelpers, type Sharing } from './strips/work-sharing'

/**
 * Does what one worker has to do alone. A prefetched photo is opened while its predecessor is enhanced,
 * so no worker waits for this. The caller must close the picture.
 *
 * @throws an `Error` with one of the messages of `failures`
 */
export async function openPhoto(photo: Blob): Promise<OpenedPhoto> {
  const whole = (await isCutShort(photo)) ? await repairEnd(photo) : photo
  if (!whole) throw new Error(failures.notAnImage)
  const picture = await decode(whole)
  try {
    return (await resamplable(picture)) ?? { picture, method: await canvasMethod(picture) }
  } catch (cause) {
    picture.close()
    throw cause
  }
}

export interface Environment {
  readonly maximumPixels: number
  readonly helpers: readonly Helper[]
  /** Called before each stage with its timeout in milliseconds. */
  readonly sendHeartbeat: (milliseconds: number) => void
  /** The photo, if it was prefetched. `enhance` closes its picture. */
  readonly prefetched?: Promise<OpenedPhoto | undefined>
}

/**
 * Enhances one photo: in strips if possible, otherwise by the reference. Gives a PNG file.
 *
 * @throws an `Error` with one of the messages of `failures`, or one that says that the picture is too large
 */
export async function enhance(
  photo: Blob,
  { maximumPixels, helpers, sendHeartbeat, prefetched }: Environment,
): Promise<Blob> {
  let opened = await prefetched
  let shared: ReturnType<typeof openInHelpers> | undefined
  try {
    const size = opened?.picture ?? (await sizeFromHeader(photo))
    if (size) refuseTooLarge(size, maximumPixels)
    sendHeartbeat(timeoutFor(size))
    const sharing = chooseSharing(size, helpers, await canTransferFrames())
    shared = openInHelpers(photo, sharing)
    opened ??= await openPhoto(photo)
    const { picture } = opened
    refuseTooLarge(picture, maximumPixels)
    shared.transfer(picture)
    sendHeartbeat(timeoutFor(picture))
    // The strips fail without SIMD or memory, and on transparency. The reference needs none of that.
    const file = await enhanceByStrips(opened, sharing).catch(() => null)
    if (file) return file
    sendHeartbeat(timeoutFor(picture))
    return await enhanceByReference(picture)
  } finally {
    opened?.picture.close()
    shared?.release()
  }
}

async function enhanceByStrips(opened: OpenedPhoto, sharing: Sharing): Promise<Blob | null> {
  const { picture } = opened
  const size = enlargedSize(picture)
  const strips = await makeAllStrips(planStrips(picture.height, size), opened, sharing)
  return strips && pngFile(strips, size)
}

/** Half a minute plus four seconds per megapixel. On a slow phone no stage takes a tenth of that. */
function timeoutFor({ width, height }: Size = { width: 0, height: 0 }): number {
  return 30_000 + (4_000 * width * height) / 1e6
}
