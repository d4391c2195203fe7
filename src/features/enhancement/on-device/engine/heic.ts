import decoderUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { lease } from '@/features/enhancement/worker-lease'
import { fetchFile } from '@/lib/fetch-file'
import { lazyModule } from '@/lib/lazy-module'
import workerUrl from '~/workers/heic/heic-worker?worker&url'
import type { HeicSurface } from '~/workers/heic/protocol'
import { PhotoError } from '../failures'

/**
 * The first bytes of HEIC files, the format of photos from iPhones and some Android phones, and of files
 * that may be HEIC or AVIF.
 */
const beginning = /^.{4}ftyp(?<brand>hei[cxms]|hev[cxms]|mif1|msf1)/s

/** The decoder. The service worker keeps it from the first HEIC file on. */
const decoder = lazyModule(async () => WebAssembly.compile(await fetchFile(decoderUrl, 'wasm')))

/**
 * Fetches what reads HEIC files where the site is installed, so that it is there when there is no network.
 * Safari reads such files by itself.
 */
export function fetchHeicReader(): void {
  const isInstalled = !window.matchMedia('(display-mode: browser)').matches
  if (!isInstalled || navigator.vendor === 'Apple Computer, Inc.') return
  decoder.preload()
  fetch(workerUrl).catch(() => {})
}

/** A worker's memory would never shrink again, so it ends with the photo. */
const reader = lease<HeicSurface>(() => [new Worker(workerUrl, { type: 'module', name: 'heic' })], {
  broken: (why) => new PhotoError(why),
  idle: 0,
})

/** True once this browser has read a HEIC file by itself, as Safari does. */
let readsHeic = false

/**
 * The photo as a file that this browser can decode. HEIC files are converted to PNG if the browser
 * cannot decode them.
 *
 * @throws an `Error` if it cannot be converted, or the signal's reason once it is aborted
 */
export async function readablePhoto(photo: Blob, signal?: AbortSignal): Promise<Blob> {
  const brand = await heicBrand(photo)
  if (brand === undefined || (await isReadHere(photo, brand))) return photo
  const module = await decoder.load().catch(() => {
    throw new PhotoError('iPhone reader missing')
  })
  return reader.run((surface) => surface.toPng(photo, module), signal)
}

async function heicBrand(photo: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await photo.slice(0, 12).arrayBuffer())
  return beginning.exec(String.fromCharCode(...bytes))?.groups?.brand
}

async function isReadHere(photo: Blob, brand: string): Promise<boolean> {
  if (readsHeic) return true
  try {
    const picture = await createImageBitmap(photo)
    picture.close()
    // A file of the other brands may have been AVIF.
    readsHeic = brand.startsWith('he')
    return true
  } catch {
    return false
  }
}
