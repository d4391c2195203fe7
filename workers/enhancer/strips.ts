import { createCanvasStripMaker } from './canvas-strips'
import { giveBack, takeKernel } from './kernel'
import { canResample } from './matches-canvas'
import { free } from './protocol'
import { createResamplingStripMaker } from './resampled-strips'
import { type ByteOrder, type EncodedStrip, encodePixels, pixelsOf } from './strip-encoder'
import type { StripPlan } from './strip-plan'

/** How strips are enlarged. */
export type ScalingMethod = 'kernel' | 'canvas'

/** Makes strips of one picture. One call at a time. */
export interface StripMaker {
  /** Makes a strip's chunk of the PNG file. `null` if the strip is not opaque. */
  make(index: number): Promise<EncodedStrip | null>
  /** Frees its memory. The picture stays open. */
  close(): void
}

/** A strip's pixels, four bytes each. */
export interface DrawnStrip {
  readonly pixels: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly rows: number
  readonly order: ByteOrder
}

/** The kernel if that gives the same result as this browser, otherwise the canvas. */
export async function chooseScalingMethod(picture: ImageBitmap): Promise<ScalingMethod> {
  return (await canResample(picture)) ? 'kernel' : 'canvas'
}

/** @param method from {@link chooseScalingMethod} */
export function createStripMaker(
  plan: StripPlan,
  picture: ImageBitmap,
  method: ScalingMethod,
): Promise<StripMaker> {
  return method === 'kernel'
    ? createResamplingStripMaker(plan, picture)
    : createCanvasStripMaker(plan, picture)
}

/** Makes several strips. `null` if one of them is not opaque. */
export async function makeStrips(
  maker: StripMaker,
  indices: readonly number[],
): Promise<EncodedStrip[] | null> {
  const strips: EncodedStrip[] = []
  for (const index of indices) {
    const strip = await maker.make(index)
    if (!strip) return null
    strips.push(strip)
  }
  return strips
}

/** Encodes a strip that another worker has drawn. `null` if the strip is not opaque. */
export async function encodeDrawn({ pixels, width, rows, order }: DrawnStrip): Promise<EncodedStrip | null> {
  const kernel = await takeKernel()
  try {
    pixelsOf(kernel, width, rows).set(pixels)
    free(pixels.buffer)
    return encodePixels(kernel, width, rows, order)
  } finally {
    giveBack(kernel)
  }
}
