import { useEffect, useState } from 'react'
import type { Original } from './photo'
import { readSize, type Size } from './read-size'

/** A photograph's thumbnail and size, as the list shows them. */
export interface Preview {
  /** A picture of a few kilobytes; `null` where the browser cannot read the photograph. */
  readonly thumbnail: Blob | null
  readonly size: Size | null
}

/** The shorter side in pixels: sharp on phones, whose pixels are finer. */
const shortSide = 128

/** Larger photographs get no thumbnail before they are enhanced: decoding takes 4 bytes a pixel. */
const mostPixels = 24e6

const sizes = new WeakMap<Original, Promise<Preview['size']>>()
const thumbnails = new WeakMap<Original, Blob>()
const watchers = new Map<Original, Set<() => void>>()

/** One photograph at a time is decoded for its thumbnail, so that one decoded picture at most is in memory. */
let lastDecoding: Promise<unknown> = Promise.resolve()
let decodingAllowed: Promise<unknown> = Promise.resolve()
let allowDecoding: (() => void) | undefined

/** While a batch runs, nothing is decoded for the list. It gets thumbnails from the enhancer. */
export function holdDecoding(isHeld: boolean): void {
  if (!isHeld) {
    allowDecoding?.()
    allowDecoding = undefined
  } else if (!allowDecoding) {
    decodingAllowed = new Promise<void>((resolve) => {
      allowDecoding = resolve
    })
  }
}

/** Takes the thumbnail that the enhancer made of a photograph, which it has decoded anyway. */
export function keepThumbnail(original: Original, thumbnail: Blob): void {
  thumbnails.set(original, thumbnail)
  for (const update of watchers.get(original) ?? []) update()
}

/**
 * Shows a photograph's preview, and shows it again when more of it is known.
 *
 * @returns how to stop
 */
export function watchPreview(original: Original, show: (preview: Preview) => void): () => void {
  let size: Preview['size'] = null
  const update = () => show({ size, thumbnail: thumbnails.get(original) ?? null })
  const all = watchers.get(original) ?? new Set()
  watchers.set(original, all.add(update))
  const isWanted = () => all.has(update) && !thumbnails.has(original)

  const load = async () => {
    const photo = await original.read()
    const known = sizes.get(original) ?? readSize(photo)
    sizes.set(original, known)
    size = await known
    if (all.has(update)) update()
    if (!size || size.width * size.height > mostPixels) return
    const decode = async (sides: Size) => {
      await decodingAllowed
      if (isWanted()) keepThumbnail(original, await drawSmall(photo, sides))
    }
    const sides = size
    const decoding = lastDecoding.then(() => decode(sides))
    lastDecoding = decoding.catch(() => {})
    await decoding
  }
  load().catch(() => {
    // The photograph cannot be read. Its row says so when its turn comes.
  })
  return () => {
    all.delete(update)
    if (all.size === 0) watchers.delete(original)
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

interface ShownPreview {
  readonly size: Size | null
  readonly thumbnailUrl: string | null
}

/** A photograph's preview, for as long as its row is rendered. */
export function usePreview(original: Original): ShownPreview | null {
  const [shown, setShown] = useState<ShownPreview | null>(null)

  useEffect(() => {
    let thumbnailUrl: string | null = null
    const revoke = () => {
      if (thumbnailUrl) URL.revokeObjectURL(thumbnailUrl)
    }
    const stop = watchPreview(original, ({ size, thumbnail }) => {
      revoke()
      thumbnailUrl = thumbnail && URL.createObjectURL(thumbnail)
      setShown({ size, thumbnailUrl })
    })
    return () => {
      stop()
      revoke()
      setShown(null)
    }
  }, [original])

  return shown
}
