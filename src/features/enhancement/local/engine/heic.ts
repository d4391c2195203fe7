import decoderUrl from 'libheif-js/libheif-wasm/libheif.wasm?url'
import { comlink } from '@/features/enhancement/lazy'
import { workerFailure } from '@/features/enhancement/worker-failure'
import { lazyModule } from '@/lib/lazy-module'
import { failures } from '~/workers/enhancer/protocol'
import workerUrl from '~/workers/heic/heic-worker?worker&url'
import type { HeicSurface } from '~/workers/heic/protocol'

/** The first bytes of HEIC files, the format of photographs from iPhones and some Android phones. */
const beginning = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s

/** The decoder. It is loaded with the first HEIC file, and the service worker keeps it from then on. */
const decoder = lazyModule(async () => WebAssembly.compileStreaming(fetch(decoderUrl)))

/**
 * Fetches what reads HEIC files where the site is installed, so that it is there when there is no network. Safari reads
 * such files by itself.
 */
export function fetchHeicReader(): void {
  const isInstalled = !window.matchMedia('(display-mode: browser)').matches
  if (!isInstalled || navigator.vendor === 'Apple Computer, Inc.') return
  decoder.preload()
  // The service worker keeps it.
  fetch(workerUrl).catch(() => {})
}

/** Why a photograph has to wait for its decoder, with what it weighs. */
const needsDecoder =
  'iPhone photos need a part of this site that is loaded once (1.4 MB). Connect to the internet, then retry. The photo stays in the list.'

/** Milliseconds for one photograph, even on a slow phone. */
const longestTime = 120_000

/** Whether this browser has read such a file by itself, as Safari does. */
let readsHeic = false

/**
 * The photograph as a file that this browser can decode. HEIC files are converted to PNG if the browser cannot decode them.
 *
 * @throws an `Error` if it cannot be converted, or the signal's reason once it is aborted
 */
export async function readablePhoto(photo: Blob, signal?: AbortSignal): Promise<Blob> {
  if (!(await isHeic(photo)) || (await isReadHere(photo))) return photo
  const [{ wrap }, module] = await Promise.all([comlink.load(), decoder.load()]).catch(() => {
    throw new Error(needsDecoder)
  })
  signal?.throwIfAborted()
  // Its memory would never shrink again, so it ends with the photograph.
  const worker = new Worker(workerUrl, { type: 'module', name: 'heic' })
  let timeout: ReturnType<typeof setTimeout> | undefined
  const interrupted = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(workerFailure(event, new Error(failures.notAnImage))))
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    timeout = setTimeout(
      () => reject(new Error('Reading this photo took too long and was stopped')),
      longestTime,
    )
  })
  try {
    return await Promise.race([wrap<HeicSurface>(worker).toPng(photo, module), interrupted])
  } finally {
    clearTimeout(timeout)
    worker.terminate()
  }
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
