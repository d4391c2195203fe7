import { type Remote, transfer } from 'comlink'
import { type CanvasStripMaker, createCanvasStripMaker } from './canvas-strips'
import { toFrame } from './frame-transfer'
import type { HelperSurface } from './helper'
import { nextTask } from './next-task'
import type { OpenedPhoto } from './open-photo'
import { collectStrips, type PngStrips } from './png'
import type { Size } from './size'
import type { EncodedStrip } from './strip-encoder'
import { countStrips, type StripPlan } from './strip-plan'
import { createStripMaker, makeStrips } from './strips'

export type Helper = Remote<HelperSurface>

/** Smaller photographs are done before a helper could start. */
const fewestPixelsToShare = 500_000

/** The limit for all decoded copies of a photograph, if every worker decodes its own. */
const mostDecodedBytes = 256e6

/** Requests that a helper has at once. The second one waits, so that the helper is never idle. */
const requestsAtOnce = 2

/** The part of its share of the remaining strips that a worker takes at once: many at first, one by one at the end. */
const partOfShare = 1 / 4

/** More strips are not taken at once, because they are in memory until the last one is made. */
const mostAtOnce = 16

/**
 * How workers share the strips of a photograph.
 *
 * - `rows`: every worker has the picture and makes whole strips. Helpers receive the decoded picture or decode the file.
 * - `encoding`: one worker draws all strips, and a helper encodes some of them.
 */
export type Sharing =
  | { readonly kind: 'rows'; readonly helpers: readonly Helper[]; readonly source: 'picture' | 'file' }
  | { readonly kind: 'encoding'; readonly helper: Helper }
  | { readonly kind: 'none' }

/**
 * @param size from the photograph's header, if that could be read
 * @param transfersFrames whether a decoded picture can be transferred to another worker
 */
export function chooseSharing(
  size: Size | undefined,
  helpers: readonly Helper[],
  transfersFrames: boolean,
): Sharing {
  const [helper] = helpers
  const pixels = size ? size.width * size.height : Number.POSITIVE_INFINITY
  if (!helper || pixels < fewestPixelsToShare) return { kind: 'none' }
  if (transfersFrames) return { kind: 'rows', helpers, source: 'picture' }
  const copies = Math.floor(mostDecodedBytes / (pixels * 4))
  if (copies < 2) return { kind: 'encoding', helper }
  return { kind: 'rows', helpers: helpers.slice(0, copies - 1), source: 'file' }
}

/** A photograph that helpers have opened or are about to open. A helper that could not open it fails at `begin`. */
export interface SharedPhoto {
  /** Must be called with the decoded photograph. */
  transfer(picture: ImageBitmap): void
  /** Frees the helpers' memory. */
  release(): void
}

/** Opens a photograph in the helpers, if they are to make whole strips of it. */
export function openInHelpers(photo: Blob, sharing: Sharing): SharedPhoto {
  const helpers = sharing.kind === 'rows' ? sharing.helpers : []
  const transfersFrames = sharing.kind === 'rows' && sharing.source === 'picture'
  if (!transfersFrames) for (const helper of helpers) helper.open(photo).catch(ignore)
  return {
    transfer(picture) {
      if (!transfersFrames) return
      for (const helper of helpers) transferFrame(picture, helper).catch(ignore)
    },
    release() {
      for (const helper of helpers) helper.end().catch(ignore)
    },
  }
}

async function transferFrame(picture: ImageBitmap, helper: Helper): Promise<void> {
  const frame = toFrame(picture)
  await helper.open(transfer(frame, [frame]))
}

/** Makes all strips of a picture. `null` if the picture is not opaque. */
export async function makeAllStrips(
  plan: StripPlan,
  { picture, method }: Pick<OpenedPhoto, 'picture' | 'method'>,
  sharing: Sharing,
): Promise<PngStrips | null> {
  const strips = collectStrips()
  const canvas = sharing.kind === 'encoding' ? await createCanvasStripMaker(plan, picture) : undefined
  const maker = canvas ?? (await createStripMaker(plan, picture, method))
  const waiting = Array.from({ length: countStrips(plan) }, (_, index) => index)
  let isOpaque = true
  const collect = (indices: readonly number[], made: readonly EncodedStrip[] | null) => {
    for (const [at, index] of indices.entries()) {
      const strip = made?.[at]
      if (strip) strips.add(index, strip)
    }
    if (made) return
    // The strips have no alpha channel, so the reference has to make the whole picture.
    isOpaque = false
    waiting.length = 0
  }

  const workers = sharing.kind === 'rows' ? sharing.helpers.length + 1 : 1
  const take = () =>
    waiting.splice(0, Math.min(mostAtOnce, Math.ceil((waiting.length / workers) * partOfShare)))

  /**
   * Every worker takes the next strips when it has finished some, so that a faster worker makes more. It takes several at
   * once, because a message between workers takes a tenth of the time of a strip.
   */
  const make = async (makeSome: (indices: readonly number[]) => Promise<readonly EncodedStrip[] | null>) => {
    for (let indices = take(); indices.length > 0; indices = take()) {
      try {
        collect(indices, await makeSome(indices))
      } catch (cause) {
        waiting.unshift(...indices)
        throw cause
      }
    }
  }
  const makeHere = () =>
    make(async (indices) => {
      await receiveMessages()
      return makeStrips(maker, indices)
    })

  const makeThere = async (helper: Helper) => {
    const begun = helper.begin(plan, method)
    // The helper processes requests in their order, so it needs no answer in between.
    const requests = Array.from({ length: requestsAtOnce }, () => make((indices) => helper.make(indices)))
    await Promise.allSettled([begun, ...requests])
  }

  /** Draws all strips. The helper encodes them; this worker encodes a strip while the helper has enough to do. */
  const relay = async (maker: CanvasStripMaker, helper: Helper) => {
    const pending = new Set<Promise<void>>()
    const returned: number[] = []
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      await receiveMessages()
      if (pending.size >= requestsAtOnce || returned.length > 0) {
        collect([index], await makeStrips(maker, [index]))
        continue
      }
      const place = index
      const drawn = await maker.draw(place)
      const request = helper.encode(transfer(drawn, [drawn.pixels.buffer])).then(
        (strip) => {
          pending.delete(request)
          collect([place], strip && [strip])
        },
        () => {
          returned.push(place)
        },
      )
      pending.add(request)
    }
    await Promise.all(pending)
    waiting.push(...returned)
  }

  try {
    if (sharing.kind === 'encoding' && canvas) await relay(canvas, sharing.helper)
    if (sharing.kind === 'rows') {
      const helping = sharing.helpers.map(makeThere)
      await Promise.all([makeHere(), ...helping])
    }
    // All strips if there are no helpers, otherwise those that a failed helper did not make.
    await makeHere()
  } finally {
    maker.close()
  }
  return isOpaque ? strips : null
}

const ignore = () => {
  // The other workers make the strips of a failed helper.
}

/** Making a strip may never yield to the event loop. Messages of helpers would then wait until the last strip. */
const receiveMessages = nextTask
