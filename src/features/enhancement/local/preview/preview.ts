import type { Original } from '../store/local-item'
import { readSize, type Size } from './read-size'

/** A photograph's thumbnail and size, as the list shows them. */
export interface Preview {
  /** A picture of a few kilobytes; `null` where the browser cannot read the photograph. */
  readonly thumbnail: Blob | null
  readonly size: Size | null
}

/** The shorter side in pixels: sharp on phones, whose pixels are finer. */
const shortSide = 128

/** Larger photographs get no thumbnail: decoding them beside the enhancer would take too much memory. */
const mostPixels = 64e6

const previews = new WeakMap<Original, Preview>()
let making: Promise<unknown> = Promise.resolve()

/**
 * Makes a photograph's preview. One is made at a time, so that one decoded picture at most is in memory. `undefined` when
 * the signal is aborted before its turn.
 */
export async function previewOf(original: Original, signal: AbortSignal): Promise<Preview | undefined> {
  const known = previews.get(original)
  if (known) return known
  const make = async () => {
    if (signal.aborted) return undefined
    const preview = previews.get(original) ?? (await makePreview(original))
    previews.set(original, preview)
    return preview
  }
  const turn = making.then(make)
  making = turn
  return turn
}

async function makePreview(original: Original): Promise<Preview> {
  try {
    const photo = await original.read()
    const size = await readSize(photo)
    const isDrawn = size !== null && size.width * size.height <= mostPixels
    return { size, thumbnail: isDrawn ? await drawSmall(photo, size).catch(() => null) : null }
  } catch {
    return { size: null, thumbnail: null }
  }
}

async function drawSmall(photo: Blob, { width, height }: Size): Promise<Blob> {
  const short = Math.min(shortSide, width, height)
  const sides = width < height ? { resizeWidth: short } : { resizeHeight: short }
  const bitmap = await createImageBitmap(photo, { ...sides, resizeQuality: 'medium' })
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  } finally {
    bitmap.close()
  }
}
