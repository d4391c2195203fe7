import { type Remote, transfer } from 'comlink'
import { type CanvasStripMaker, createCanvasStripMaker } from './canvas-strips'
import { toFrame } from './frame-transfer'
import type { HelperSurface } from './helper'
import { nextTask } from './next-task'
import { collectStrips, type PngStrips } from './png'
import type { Size } from './size'
import type { EncodedStrip } from './strip-encoder'
import { countStrips, type StripPlan } from './strip-plan'
import { createStripMaker } from './strips'

export type Helper = Remote<HelperSurface>

/** Photographs of fewer pixels are finished before a helper could be of use. */
const fewestPixelsToShare = 500_000

/** Where every worker has to decode a photograph by itself, their copies may have so many bytes together. */
const mostDecodedBytes = 256e6

/** Strips that are asked of a helper at once: one to work on, one that waits, so that it is never idle. */
const requestsAtOnce = 2

/**
 * How the strips of a photograph are shared. Where all workers have the picture, each makes whole strips: it is handed
 * over to them, or they decode it, too, if it is small enough. Otherwise one alone draws, and a helper encodes what it
 * can of the strips drawn.
 */
export type Sharing =
  | { readonly kind: 'rows'; readonly helpers: readonly Helper[]; readonly source: 'picture' | 'file' }
  | { readonly kind: 'encoding'; readonly helper: Helper }
  | { readonly kind: 'none' }

/**
 * @param announced what the photograph's header tells of its size
 * @param transfersFrames whether a decoded picture can be handed over
 */
export function chooseSharing(
  announced: Size | undefined,
  helpers: readonly Helper[],
  transfersFrames: boolean,
): Sharing {
  const [helper] = helpers
  const pixels = announced ? announced.width * announced.height : Number.POSITIVE_INFINITY
  if (!helper || pixels < fewestPixelsToShare) return { kind: 'none' }
  if (transfersFrames) return { kind: 'rows', helpers, source: 'picture' }
  const copies = Math.floor(mostDecodedBytes / (pixels * 4))
  if (copies < 2) return { kind: 'encoding', helper }
  return { kind: 'rows', helpers: helpers.slice(0, copies - 1), source: 'file' }
}

/** Helpers that hold a photograph, or are about to. One that fails says so when it is asked to begin. */
export interface Holders {
  /** To be called with the decoded photograph. */
  take(picture: ImageBitmap): void
  /** Has them free it. */
  end(): void
}

/** Has helpers hold a photograph too, if they are to make whole strips of it. */
export function openEverywhere(photo: Blob, sharing: Sharing): Holders {
  const helpers = sharing.kind === 'rows' ? sharing.helpers : []
  const transfersFrames = sharing.kind === 'rows' && sharing.source === 'picture'
  if (!transfersFrames) for (const helper of helpers) helper.open(photo).catch(ignore)
  return {
    take(picture) {
      if (!transfersFrames) return
      for (const helper of helpers) transferFrame(picture, helper).catch(ignore)
    },
    end() {
      for (const helper of helpers) helper.end().catch(ignore)
    },
  }
}

async function transferFrame(picture: ImageBitmap, helper: Helper): Promise<void> {
  const frame = toFrame(picture)
  await helper.open(transfer(frame, [frame]))
}

/** All strips of a picture; `null` when it is not opaque. */
export async function makeAllStrips(
  plan: StripPlan,
  picture: ImageBitmap,
  sharing: Sharing,
): Promise<PngStrips | null> {
  const strips = collectStrips(countStrips(plan))
  const canvas = sharing.kind === 'encoding' ? await createCanvasStripMaker(plan, picture) : undefined
  const maker = canvas ?? (await createStripMaker(plan, picture))
  const waiting = Array.from({ length: countStrips(plan) }, (_, index) => index)
  let isOpaque = true
  const collect = (index: number, strip: EncodedStrip | null) => {
    if (strip) {
      strips.add(index, strip)
      return
    }
    // One transparent strip decides for the whole picture.
    isOpaque = false
    waiting.length = 0
  }

  /** Everyone takes the next strip when done with the last: whoever is faster makes more. */
  const make = async (makeStrip: (index: number) => Promise<EncodedStrip | null>) => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      try {
        collect(index, await makeStrip(index))
      } catch (cause) {
        waiting.unshift(index)
        throw cause
      }
    }
  }
  const makeHere = () =>
    make(async (index) => {
      await hearHelpers()
      return maker.make(index)
    })

  const makeThere = async (helper: Helper) => {
    await helper.begin(plan)
    await Promise.all(Array.from({ length: requestsAtOnce }, () => make((index) => helper.make(index))))
  }

  /** Draws strip after strip. Each is encoded by the helper, or here while that one has enough to do. */
  const relay = async (maker: CanvasStripMaker, helper: Helper) => {
    const underWay = new Set<Promise<void>>()
    const returned: number[] = []
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      await hearHelpers()
      if (underWay.size >= requestsAtOnce || returned.length > 0) {
        collect(index, await maker.make(index))
        continue
      }
      const place = index
      const drawn = await maker.draw(place)
      const request = helper.encode(transfer(drawn, [drawn.pixels.buffer])).then(
        (strip) => {
          underWay.delete(request)
          collect(place, strip)
        },
        () => {
          returned.push(place)
        },
      )
      underWay.add(request)
    }
    await Promise.all(underWay)
    waiting.push(...returned)
  }

  try {
    if (sharing.kind === 'encoding' && canvas) await relay(canvas, sharing.helper)
    if (sharing.kind === 'rows') {
      const helping = sharing.helpers.map((helper) => makeThere(helper).catch(ignore))
      await Promise.all([makeHere(), ...helping])
    }
    // All of them, when there are no helpers; otherwise what a failing helper has left.
    await makeHere()
  } finally {
    maker.close()
  }
  return isOpaque ? strips : null
}

const ignore = () => {
  // Others do what this one could not.
}

/** Reading pixels back may end without a pause; messages would wait until the last strip. */
const hearHelpers = nextTask
