import type { Original } from '../store/local-item'
import { localStore } from '../store/local-state'
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
let making: Promise<unknown> = Promise.resolve()

/** Takes the thumbnail that the enhancer made of a photograph, which it has decoded anyway. */
export function keepThumbnail(original: Original, thumbnail: Blob): void {
  thumbnails.set(original, thumbnail)
  for (const update of watchers.get(original) ?? []) update()
}

/**
 * Shows a photograph's preview, and shows it again when more of it is known. A photograph gets its thumbnail from the
 * enhancer in its turn, or it is decoded while no batch is running: one photograph at a time, so that one decoded picture
 * at most is in memory.
 *
 * @returns how to stop
 */
export function watchPreview(original: Original, show: (preview: Preview) => void): () => void {
  let isWatched = true
  let size: Preview['size'] = null
  const update = () => {
    if (isWatched) show({ size, thumbnail: thumbnails.get(original) ?? null })
  }
  const all = watchers.get(original) ?? new Set()
  watchers.set(original, all.add(update))
  const isWanted = () => isWatched && !thumbnails.has(original)

  const load = async () => {
    const photo = await original.read()
    const known = sizes.get(original) ?? readSize(photo)
    sizes.set(original, known)
    size = await known
    update()
    if (!size || !isWanted()) return
    if (size.width * size.height > mostPixels) return
    await inTurn(async () => {
      await batchAtRest(isWanted)
      if (!size || !isWanted()) return
      keepThumbnail(original, await drawSmall(photo, size))
    })
  }
  load().catch(() => {
    // The photograph cannot be read. Its row says so when its turn comes.
  })
  return () => {
    isWatched = false
    all.delete(update)
    if (all.size === 0) watchers.delete(original)
  }
}

function inTurn(make: () => Promise<void>): Promise<void> {
  const turn = making.then(make)
  making = turn.catch(() => {})
  return turn
}

/** Resolves once no batch is running, whose time decoding would take, or once the thumbnail is not wanted any more. */
function batchAtRest(isWanted: () => boolean): Promise<void> {
  const isOver = () => localStore.state.batch.phase !== 'running' || !isWanted()
  return new Promise((resolve) => {
    if (isOver()) {
      resolve()
      return
    }
    const { unsubscribe } = localStore.subscribe(() => {
      if (!isOver()) return
      unsubscribe()
      resolve()
    })
  })
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
