import decoderUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { runInWorker } from '@/features/enhancement/connect-worker'
import { lazyModule } from '@/lib/lazy-module'
import { failures } from '~/workers/enhancer/protocol'
import workerUrl from '~/workers/heic/heic-worker?worker&url'
import type { HeicSurface } from '~/workers/heic/protocol'

/** The first bytes of HEIC files, the format of photographs from iPhones and some Android phones. */
const beginning = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s

/** The decoder. The service worker keeps it from the first HEIC file on. */
const decoder = lazyModule(async () => WebAssembly.compileStreaming(fetch(decoderUrl)))

/**
 * Fetches what reads HEIC files where the site is installed, so that it is there when there is no network. Safari reads
 * such files by itself.
 */
export function fetchHeicReader(): void {
  const isInstalled = !window.matchMedia('(display-mode: browser)').matches
  if (!isInstalled || navigator.vendor === 'Apple Computer, Inc.') return
  decoder.preload()
  fetch(workerUrl).catch(() => {})
}

const needsDecoder =
  'iPhone photos need a part of this site that is loaded once (1.4 MB). Connect to the internet, then retry. The photo stays in the list.'

/** Whether this browser has read such a file by itself, as Safari does. */
let readsHeic = false

/**
 * The photograph as a file that this browser can decode. HEIC files are converted to PNG if the browser cannot decode them.
 *
 * @throws an `Error` if it cannot be converted, or the signal's reason once it is aborted
 */
export async function readablePhoto(photo: Blob, signal?: AbortSignal): Promise<Blob> {
  if (!(await isHeic(photo)) || (await isReadHere(photo))) return photo
  const module = await decoder.load().catch(() => {
    throw new Error(needsDecoder)
  })
  // Its memory would never shrink again, so the worker ends with the photograph.
  return runInWorker<HeicSurface, Blob>(
    () => new Worker(workerUrl, { type: 'module', name: 'heic' }),
    new Error(failures.notAnImage),
    (surface) => surface.toPng(photo, module),
    signal,
  )
}

async function isHeic(photo: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await photo.slice(0, 12).arrayBuffer())
  return beginning.test(String.fromCharCode(...bytes))
}

async function isReadHere(photo: Blob): Promise<boolean> {
  if (readsHeic) return true
  try {
    const picture = await createImageBitmap(photo)
    picture.close()
    readsHeic = true
  } catch {
    // Not this one, at least.
  }
  return readsHeic
}
