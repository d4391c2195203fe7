import { enhancementScale } from './contract.ts'
import type { Engine } from './engine/engine.ts'
import type { EnhancePhoto } from './http/handler.ts'
import { Semaphore } from './http/semaphore.ts'
import { fetchPhoto } from './photo/fetch-photo.ts'
import { allowedPhoto } from './photo/guard.ts'
import { readJpegSize } from './photo/jpeg-header.ts'
import { checkScans } from './photo/jpeg-scans.ts'
import { PhotoHashes } from './photo/photo-hashes.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'
import { hashOf, type ResultStore, resultName, resultsPath } from './store/result-store.ts'

const fetchLimits = { maxBytes: 8_000_000, timeout: 10_000 }

/** Memory and CPU suffice for one photograph at a time. */
const engineConcurrency = { concurrency: 1, retryAfter: 5 }

/** The longest edge that a JPEG can be encoded with. */
const maxEdge = 65_500

/** The steps for a photograph: guard, look up, fetch, check, enhance, store. */
export function createEnhancePhoto(settings: Settings, engine: Engine, store: ResultStore): EnhancePhoto {
  // A hosted instance is ended when the CPU time of all its requests exceeds a limit. The caller should try another one.
  const queue = settings.store.kind === 'supabase' ? 0 : 4
  const semaphore = new Semaphore({ ...engineConcurrency, queue })
  const hashes = new PhotoHashes()

  return async (imageUrl, abort) => {
    const url = allowedPhoto(imageUrl, settings)
    const source = settings.photoSource ? new URL(url.pathname, settings.photoSource) : url
    const addressOf = (name: string) => new URL(resultsPath + name, settings.publicOrigin ?? url.origin).href

    const knownHash = await hashes.of(source)
    const knownName = knownHash && resultName(knownHash, engine.version)
    if (knownName && (await store.has(knownName))) return addressOf(knownName)

    const photo = await fetchPhoto(source, fetchLimits, abort)
    checkPhoto(photo, settings.maxPixels)
    const name = resultName(await hashOf(photo), engine.version)
    if (await store.has(name)) return addressOf(name)
    await semaphore.run(abort, async () => {
      // An earlier request in the queue may have stored the same result.
      if (await store.has(name)) return
      await store.save(name, await engine.enhance(photo, abort))
    })
    return addressOf(name)
  }
}

/**
 * Checks a photograph's bytes before they are decoded.
 *
 * @throws Refusal if it cannot be enhanced
 */
function checkPhoto(photo: Uint8Array, maxPixels: number): void {
  const { width, height } = readJpegSize(photo)
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
  checkScans(photo)
}

const megapixels = (pixels: number) => (pixels / 1e6).toFixed(1)
