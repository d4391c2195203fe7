import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { oneAtATime } from '@/lib/one-at-a-time'
import { readResult } from './engine/enhance-once'
import { type Enhanced, type Original, quartersOf } from './photo'

/** The shorter side in pixels: sharp on phones, whose pixels are finer. */
const shortSide = 128

/** Larger pictures get no thumbnail: each pixel takes four bytes once decoded, however small the file. */
const mostPixels = 60e6

const thumbnails = new WeakMap<Original, Blob>()

/** For a photo that looks different now. */
export const forgetThumbnail = (original: Original) => thumbnails.delete(original)

/** One photo at a time is decoded, so that one decoded picture at most is in memory. */
const decodeInTurn = oneAtATime()
let decodingAllowed: Promise<unknown> = Promise.resolve()
let allowDecoding: (() => void) | undefined

/** Nothing is decoded for the list until it's let go. */
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

/**
 * Draws a photo's thumbnail, from its result if there is one.
 *
 * @throws where the browser can't read it, and the signal's reason when it is aborted before its turn
 */
export function thumbnailOf(original: Original, result: Enhanced | null, signal: AbortSignal): Promise<Blob> {
  return decodeInTurn(async () => {
    signal.throwIfAborted()
    const thumbnail =
      thumbnails.get(original) ?? (await draw(await (result ? readResult(result) : original.read())))
    thumbnails.set(original, thumbnail)
    return thumbnail
  })
}

async function draw(photo: Blob): Promise<Blob> {
  if ((await pixelsOf(photo)) > mostPixels) throw new RangeError('Too large for a thumbnail')
  await decodingAllowed
  const bitmap = await createImageBitmap(photo)
  try {
    const { width, height } = bitmap
    const scale = Math.min(1, shortSide / Math.min(width, height))
    const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  } finally {
    bitmap.close()
  }
}

/** How many pixels a picture has, by its header: no browser decodes an image before it is shown. */
async function pixelsOf(photo: Blob): Promise<number> {
  const image = new Image()
  image.src = URL.createObjectURL(photo)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new TypeError('Not a picture that this browser shows'))
    })
    return image.naturalWidth * image.naturalHeight
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

/**
 * The address of a photo's thumbnail while what has the ref is in view, or nearly; `null` until then.
 * One that the browser can't read, such as an iPhone's, has it once there is a result.
 */
export function useThumbnail(original: Original, result: Enhanced | null) {
  const [address, setAddress] = useState<string | null>(null)
  const [isReadable, setReadable] = useState(true)
  const isRotated = result !== null && quartersOf(result) > 0
  const source = isReadable && !isRotated ? null : result
  const { ref, entry } = useIntersection({ rootMargin: '100%' })
  const isNear = entry?.isIntersecting

  useEffect(() => {
    if (!isNear) return
    const left = new AbortController()
    const show = async () => {
      const thumbnail = await thumbnailOf(original, source, left.signal)
      if (left.signal.aborted) return
      const made = URL.createObjectURL(thumbnail)
      left.signal.addEventListener('abort', () => URL.revokeObjectURL(made))
      setAddress(made)
    }
    // A photo that can't be read says so when its turn comes.
    show().catch(() => setReadable(left.signal.aborted))
    return () => left.abort()
  }, [isNear, original, source])

  return { ref, address }
}
