import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { atMost } from '~/workers/shared/at-most'
import { quartersBetween, rotationOf } from '../rotation'
import type { Enhanced, Original } from './photo'
import { readResult } from './storage/store-result'

/** The shorter side in pixels: sharp on phones, whose pixels are finer. */
const shortSide = 192

/** Larger pictures get no thumbnail: each pixel takes four bytes once decoded, however small the file. */
const mostPixels = 60e6

export interface Thumbnail {
  /** It has all the bytes, so there's nothing to give back. */
  readonly address: `data:${string}`
  /** How it's rotated already, in quarters of a turn. */
  readonly rotation: number
}

/** A photo is decoded once: its thumbnail is rotated where it's shown. */
const thumbnails = new WeakMap<Original, Thumbnail>()

/** One photo at a time is decoded, so that one decoded picture at most is in memory. */
const decodeInTurn = atMost(1)
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
 * @throws where the browser can't read it, and the signal's reason when it is aborted before it's decoded
 */
export function thumbnailOf(
  original: Original,
  result: Enhanced | null,
  signal: AbortSignal,
): Promise<Thumbnail> {
  return decodeInTurn(async () => {
    signal.throwIfAborted()
    const known = thumbnails.get(original)
    if (known) return known
    const address = await draw(await (result ? readResult(result) : original.read()), signal)
    const thumbnail = { address, rotation: rotationOf(result).inFile }
    thumbnails.set(original, thumbnail)
    return thumbnail
  })
}

async function draw(photo: Blob, signal: AbortSignal): Promise<Thumbnail['address']> {
  if ((await pixelsOf(photo)) > mostPixels) throw new RangeError('Too large for a thumbnail')
  await decodingAllowed
  signal.throwIfAborted()
  const bitmap = await createImageBitmap(photo)
  try {
    const { width, height } = bitmap
    const scale = Math.min(1, shortSide / Math.min(width, height))
    const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await asDataUrl(await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }))
  } finally {
    bitmap.close()
  }
}

const asDataUrl = (file: Blob) =>
  new Promise<Thumbnail['address']>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as Thumbnail['address'])
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

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
 * A photo's thumbnail while what has the ref is in view, or nearly; `null` until then. One that the browser
 * can't read, such as an iPhone's, has it once there is a result.
 */
export function useThumbnail(original: Original, result: Enhanced | null) {
  const [thumbnail, setThumbnail] = useState<Thumbnail | null>(null)
  const [isReadable, setReadable] = useState(true)
  const source = isReadable ? null : result
  const { ref, entry } = useIntersection({ rootMargin: '100%' })
  const isNear = entry?.isIntersecting

  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is known by its key
  useEffect(() => {
    if (!isNear) return
    const left = new AbortController()
    const show = async () => {
      const drawn = await thumbnailOf(original, source, left.signal)
      if (!left.signal.aborted) setThumbnail(drawn)
    }
    // A photo that can't be read says so when its turn comes.
    show().catch(() => setReadable(left.signal.aborted))
    return () => left.abort()
  }, [isNear, original, source?.key])

  const quarters = thumbnail ? quartersBetween(thumbnail.rotation, rotationOf(result).wanted) : 0
  return { ref, address: thumbnail?.address ?? null, quarters }
}
