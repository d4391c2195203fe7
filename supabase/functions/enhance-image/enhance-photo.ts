import type { Engine } from './engine/engine.ts'
import type { EnhancePhoto } from './http/handler.ts'
import { Semaphore } from './http/semaphore.ts'
import { fetchPhoto } from './photo/fetch-photo.ts'
import { allowedPhoto } from './photo/guard.ts'
import { readJpegSize } from './photo/jpeg-header.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import { type ResultStore, resultName, resultsPath } from './store/result-store.ts'

const fetchLimits = { maxBytes: 8_000_000, timeout: 10_000 }

/** One photograph at a time is what memory and processor are for; the next ones wait their turn. */
const engineConcurrency = { width: 1, queue: 4, retryAfter: 5 }

/** What happens to a photograph: guard, fetch, look up, enhance, store. */
export function createEnhancePhoto(settings: Settings, engine: Engine, store: ResultStore): EnhancePhoto {
  const semaphore = new Semaphore(engineConcurrency)

  return async (imageUrl, abort) => {
    const url = allowedPhoto(imageUrl, settings)
    const source = settings.photoSource ? new URL(url.pathname, settings.photoSource) : url
    const photo = await fetchPhoto(source, fetchLimits, abort)
    const { width, height } = readJpegSize(photo)
    if (width * height > settings.maxPixels) {
      throw new Refusal(
        422,
        `At ${megapixels(width * height)} megapixels the photograph is too large (${megapixels(settings.maxPixels)} at most)`,
      )
    }
    const name = await resultName(photo, engine.version)
    const address = new URL(resultsPath + name, settings.publicOrigin ?? url.origin).href
    if (await store.has(name)) return address
    await semaphore.run(abort, async () => {
      // Whoever was before in the queue may have asked for the same.
      if (await store.has(name)) return
      await store.save(name, await engine.enhance(photo, abort))
    })
    return address
  }
}

const megapixels = (pixels: number) => (pixels / 1e6).toFixed(1)
