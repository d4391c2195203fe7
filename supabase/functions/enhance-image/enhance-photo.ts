import { enhancementScale } from './contract.ts'
import type { Enhance } from './engine/engine.ts'
import type { Settings } from './environment.ts'
import type { EnhancePhoto } from './http/handler.ts'
import { semaphore } from './http/semaphore.ts'
import { allowedPhoto } from './photo/allowed-photo.ts'
import { fetchLimits, fetchPhoto } from './photo/fetch-photo.ts'
import { inspectJpeg } from './photo/jpeg.ts'
import { Refusal } from './refusal.ts'
import { nameResult, type ResultStore, resultsPath } from './store/result-store.ts'

/**
 * Photographs that are read at the same time, which bounds the memory for them. The others wait: that takes a
 * moment, and a stored result is known by its photograph alone.
 */
const reading = { concurrency: 8, queue: 100 }

/** The longest edge that a JPEG can be encoded with. */
const maxEdge = 65_500

/** The steps for a photograph: is it allowed, look up, fetch, check, enhance, store. */
export function createEnhancePhoto(settings: Settings, enhance: Enhance, store: ResultStore): EnhancePhoto {
  // A hosted instance is ended when all its requests take too much CPU time. Callers should try another.
  const queue = settings.store.kind === 'supabase' ? 0 : 4
  // Memory and CPU suffice for one photograph at a time.
  const run = semaphore({ concurrency: 1, queue })
  const inTurn = semaphore(reading)

  /** Several may ask for the same photograph. Who comes later finds the result when it's their turn. */
  const enhanceOnce = (name: string, photo: Uint8Array, abort: AbortSignal) =>
    run(abort, async () => {
      if (!(await store.has(name))) await store.save(name, await enhance(photo, abort))
    })

  return async (imageUrl, abort) => {
    const url = allowedPhoto(imageUrl, settings)
    const source = settings.photoSource ? new URL(url.pathname, settings.photoSource) : url
    const { name, stored } = await inTurn(abort, async () => {
      const photo = await fetchPhoto(source, fetchLimits, abort)
      checkPhoto(photo, settings.maxPixels)
      const name = await nameResult(photo)
      const isStored = await store.has(name)
      return { name, stored: isStored ? null : enhanceOnce(name, photo, abort) }
    })
    await stored
    return new URL(resultsPath + name, settings.publicOrigin ?? url.origin).href
  }
}

/**
 * Checks a photograph's bytes before they are decoded.
 *
 * @throws Refusal if it cannot be enhanced
 */
function checkPhoto(photo: Uint8Array, maxPixels: number): void {
  const { width, height } = inspectJpeg(photo)
  if (width * height > maxPixels) {
    throw new Refusal(
      422,
      `At ${megapixels(width * height)} megapixels the photograph is too large (${megapixels(maxPixels)} at most)`,
    )
  }
  if (Math.max(width, height) * enhancementScale > maxEdge) {
    throw new Refusal(
      422,
      `At ${width} x ${height} pixels the photograph is too long (${maxEdge / enhancementScale} at most)`,
    )
  }
}

const megapixels = (pixels: number) => (pixels / 1e6).toFixed(1)
