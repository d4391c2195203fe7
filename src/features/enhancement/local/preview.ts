import { useEffect, useState } from 'react'
import type { Original } from './photo'

/** A photograph's thumbnail, a picture of a few kilobytes, and the photograph's own sides in pixels. */
interface Preview {
  readonly thumbnail: Blob
  readonly width: number
  readonly height: number
}

/** The shorter side in pixels: sharp on phones, whose pixels are finer. */
const shortSide = 128

/** Larger files get no thumbnail: a photograph of a hundred megapixels decodes to 400 MB. */
const mostBytes = 30e6

const previews = new WeakMap<Original, Preview>()

/** One photograph at a time is decoded, so that one decoded picture at most is in memory. */
let lastDecoding: Promise<unknown> = Promise.resolve()
let decodingAllowed: Promise<unknown> = Promise.resolve()
let allowDecoding: (() => void) | undefined

/** While a batch runs, nothing is decoded for the list. */
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

/** Rejects where the browser cannot read the photograph, and when the signal is aborted before its turn. */
export function previewOf(original: Original, signal: AbortSignal): Promise<Preview> {
  const make = async () => {
    await decodingAllowed
    signal.throwIfAborted()
    const preview = previews.get(original) ?? (await draw(await original.read()))
    previews.set(original, preview)
    return preview
  }
  const made = lastDecoding.then(make)
  lastDecoding = made.catch(() => {})
  return made
}

async function draw(photo: Blob): Promise<Preview> {
  if (photo.size > mostBytes) throw new RangeError('Too large for a thumbnail')
  const bitmap = await createImageBitmap(photo)
  try {
    const { width, height } = bitmap
    const scale = Math.min(1, shortSide / Math.min(width, height))
    const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return { width, height, thumbnail: await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 }) }
  } finally {
    bitmap.close()
  }
}

interface ShownPreview extends Preview {
  readonly address: string
}

/** A photograph's preview, for as long as its row is rendered; `null` until it is there. */
export function usePreview(original: Original): ShownPreview | null {
  const [shown, setShown] = useState<ShownPreview | null>(null)

  useEffect(() => {
    const gone = new AbortController()
    let address = ''
    const show = (preview: Preview) => {
      if (gone.signal.aborted) return
      address = URL.createObjectURL(preview.thumbnail)
      setShown({ ...preview, address })
    }
    // A photograph that can't be read says so when its turn comes.
    previewOf(original, gone.signal).then(show, () => {})
    return () => {
      gone.abort()
      URL.revokeObjectURL(address)
    }
  }, [original])

  return shown
}
