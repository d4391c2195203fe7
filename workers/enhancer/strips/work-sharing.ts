import { type Remote, transfer } from 'comlink'
import type { EncodedStrip } from '../kernel/load'
import { type OpenedPhoto, type ScalingMethod, toFrame } from '../picture/picture'
import type { Size } from '../picture/size'
import { createStripMaker } from './strip-makers'
import { countStrips, type StripPlan } from './strips'

/** A helper's work for the worker that enhances a photo, over their channel. */
export interface HelperSurface {
  /** Opens a photo for `make`: a decoded picture, or a file that the helper decodes. */
  open(photo: VideoFrame | Blob): Promise<void>
  begin(plan: StripPlan, method: ScalingMethod): Promise<void>
  /** Makes these strips of the photo. `null` if one of them is not opaque. */
  make(indices: readonly number[]): Promise<readonly EncodedStrip[] | null>
  /** Frees the photo. */
  end(): Promise<void>
}

export type Helper = Remote<HelperSurface>

/** Smaller photos are done before a helper could start. */
const fewestPixelsToShare = 500_000

/** The limit for all decoded copies of a photo, if every worker decodes its own. */
const mostDecodedBytes = 256e6

/** Requests that a helper has at once. The second one waits, so that the helper is never idle. */
const requestsAtOnce = 2

/** The part of the remaining strips that a worker takes at once: many at first, one by one at the end. */
const partOfShare = 1 / 4

/** More strips are not taken at once, because they are in memory until the last one is made. */
const mostAtOnce = 16

/** The helpers that make a photo's strips, and whether they get its picture or decode its file. */
export interface Sharing {
  readonly helpers: readonly Helper[]
  readonly source: 'picture' | 'file'
}

/**
 * @param size from the photo's header, if that could be read
 * @param transfersFrames whether a decoded picture can be transferred to another worker
 */
export function chooseSharing(
  size: Size | undefined,
  helpers: readonly Helper[],
  transfersFrames: boolean,
): Sharing {
  const pixels = size ? size.width * size.height : Number.POSITIVE_INFINITY
  if (pixels < fewestPixelsToShare) return { helpers: [], source: 'file' }
  if (transfersFrames) return { helpers, source: 'picture' }
  const copies = Math.floor(mostDecodedBytes / (pixels * 4))
  return { helpers: helpers.slice(0, Math.max(0, copies - 1)), source: 'file' }
}

/** Opens a photo in the helpers. One that could not open it fails at `begin`. */
export function openInHelpers(photo: Blob, { helpers, source }: Sharing) {
  if (source === 'file') for (const helper of helpers) helper.open(photo).catch(ignore)
  return {
    /** Must be called with the decoded photo. */
    transfer(picture: ImageBitmap) {
      if (source === 'file') return
      for (const helper of helpers) {
        const frame = toFrame(picture)
        helper.open(transfer(frame, [frame])).catch(ignore)
      }
    },
    /** Frees the helpers' memory. */
    release() {
      for (const helper of helpers) helper.end().catch(ignore)
    },
  }
}

/** The strips of a picture while its workers make them. */
class StripCollection {
  readonly strips: EncodedStrip[] = []
  /** The strips have no alpha channel, so of a picture with one the reference has to make all. */
  isOpaque = true
  readonly #waiting: number[]
  readonly #workers: number

  constructor(count: number, workers: number) {
    this.#waiting = Array.from({ length: count }, (_, index) => index)
    this.#workers = workers
  }

  /**
   * Has a worker make strips until none is left. It takes the next ones when it has finished some, so that a
   * faster worker makes more, and several at once, because a message between workers takes a tenth of the
   * time of a strip.
   *
   * @param make answers `null` if one of the strips is not opaque
   */
  async makeBy(make: (indices: readonly number[]) => Promise<readonly EncodedStrip[] | null>): Promise<void> {
    for (let indices = this.#take(); indices.length > 0; indices = this.#take()) {
      try {
        this.#add(indices, await make(indices))
      } catch (cause) {
        this.#waiting.unshift(...indices)
        throw cause
      }
    }
  }

  #take(): number[] {
    const share = this.#waiting.length / this.#workers
    return this.#waiting.splice(0, Math.min(mostAtOnce, Math.ceil(share * partOfShare)))
  }

  #add(indices: readonly number[], made: readonly EncodedStrip[] | null): void {
    for (const [at, index] of indices.entries()) {
      const strip = made?.[at]
      if (strip) this.strips[index] = strip
    }
    if (made) return
    this.isOpaque = false
    this.#waiting.length = 0
  }
}

/** Makes all strips of a picture. `null` if the picture is not opaque. */
export async function makeAllStrips(
  plan: StripPlan,
  { picture, method }: OpenedPhoto,
  sharing: Pick<Sharing, 'helpers'>,
): Promise<EncodedStrip[] | null> {
  // A whole canvas has more pixels than everything else together, so there is only one.
  const helpers = method === 'whole canvas' ? [] : sharing.helpers
  const maker = await createStripMaker(plan, picture, method)
  const collection = new StripCollection(countStrips(plan), helpers.length + 1)

  const makeHere = () =>
    collection.makeBy(async (indices) => {
      await nextTask()
      return maker.make(indices)
    })

  const makeThere = async (helper: Helper) => {
    const begun = helper.begin(plan, method)
    // The helper processes requests in their order, so it needs no answer in between.
    const requests = Array.from({ length: requestsAtOnce }, () =>
      collection.makeBy((indices) => helper.make(indices)),
    )
    await Promise.allSettled([begun, ...requests])
  }

  try {
    await Promise.all([makeHere(), ...helpers.map(makeThere)])
    // The strips that a failed helper didn't make.
    await makeHere()
  } finally {
    maker.close()
  }
  return collection.isOpaque ? collection.strips : null
}

const ignore = () => {
  // The other workers make the strips of a failed helper.
}

const channel = new MessageChannel()
const resumed: (() => void)[] = []
channel.port1.onmessage = () => resumed.shift()?.()

/**
 * Lets this worker receive its messages before it continues. Making a strip may never yield to the event
 * loop, so messages of helpers would wait until the last strip. A timer would be delayed to 4 ms.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    resumed.push(resolve)
    channel.port2.postMessage(null)
  })
}
