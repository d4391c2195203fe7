import type { Original } from '../store/local-item'

/** A photograph's thumbnail and size, as the list shows them. */
export interface Preview {
  /** A picture of a few kilobytes; `null` where the browser cannot read the photograph. */
  readonly thumbnail: Blob | null
  /** Upright. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** The shorter side in pixels: sharp on phones, whose pixels are finer. */
const shortSide = 128

/** Larger photographs get no thumbnail: decoding them beside the enhancer would take too much memory. */
const mostPixels = 64e6

const headerBytes = 256 * 1024

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

/** The sides as the file's header tells them, turned upright; `null` for files that are no pictures. */
async function readSize(photo: Blob): Promise<Preview['size']> {
  const { imageSize } = await import('image-size')
  try {
    const header = new Uint8Array(await photo.slice(0, headerBytes).arrayBuffer())
    const { width, height, orientation = 1 } = imageSize(header)
    // From the fifth on, EXIF orientations lie on their side.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

async function drawSmall(photo: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
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
