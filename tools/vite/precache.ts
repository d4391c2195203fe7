import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { loadEnv, type Plugin, type PluginOption, transformWithOxc } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { parsePhotoPath } from '../../workers/service-worker/photo-path.ts'
import { root } from '../root.ts'
import { digestOf, readPageMark } from './page-assets.ts'

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number]

/** The one width of every photograph that is precached: sharp on a phone, acceptable on a desktop screen. */
const offlineWidth = 1200

/** For photographs of iPhones. A device stores them once they were used on it. */
const onDemand = /^assets\/(?:heic-worker|libheif)-.{8}\.\w+$/

/**
 * True if the site is built without its service worker. The kill switch: a build with
 * `VITE_SERVICE_WORKER=off` registers none, and has at the same address one that clears every visitor's
 * device at the next visit.
 */
const isServiceWorkerOff = () => loadEnv('production', root).VITE_SERVICE_WORKER === 'off'

/** The service worker, built from `workers/service-worker/` with the list of what it precaches. */
export function precache(): PluginOption {
  if (isServiceWorkerOff()) return withoutServiceWorker()
  let folder = ''
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'workers/service-worker',
    filename: 'service-worker.ts',
    // The site registers it itself when it is idle (features/install).
    injectRegister: false,
    // Written from the business's own facts (tools/vite/web-manifest.ts).
    manifest: false,
    integration: {
      configureOptions({ root, build }) {
        folder = resolve(root, build.outDir)
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [
        '**/*.html',
        'assets/*.{js,css,woff2,avif,wasm,svg}',
        'icons/*.{svg,png}',
        'manifest.webmanifest',
      ],
      // The server tool, the only user of Supabase, needs the network anyway.
      globIgnores: ['service-worker.js', 'assets/supabase*.js'],
      manifestTransforms: [oneWidthPerPhoto, (entries) => toEntries(entries, folder)],
    },
  })
}

function withoutServiceWorker(): Plugin {
  return {
    name: 'without-service-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await selfRemovingWorker() })
    },
  }
}

export async function selfRemovingWorker(): Promise<string> {
  const path = join(root, 'workers/service-worker/self-removing.ts')
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  // Registered as a classic script, not as a module.
  return code.replace(/^export \{\s*\};?$/m, '')
}

/** Leaves {@link offlineWidth} alone of each photograph's variants, or the next smaller one. */
export const oneWidthPerPhoto = <Entry extends { readonly url: string }>(entries: readonly Entry[]) => {
  const chosen = new Map<string, { url: string; width: number }>()
  for (const { url } of entries) {
    const photo = parsePhotoPath(`/${url}`)
    if (photo && photo.width <= offlineWidth && photo.width > (chosen.get(photo.name)?.width ?? 0))
      chosen.set(photo.name, { url, width: photo.width })
  }
  const precached = new Set([...chosen.values()].map(({ url }) => url))
  return { manifest: entries.filter(({ url }) => !url.endsWith('.avif') || precached.has(url)) }
}

/** The list of the service worker. */
async function toEntries(files: Parameters<ManifestTransform>[0], folder: string) {
  const manifest: typeof files = []
  for (const file of files) {
    const body = await readFile(join(folder, file.url))
    // By these the service worker knows the build's own files and pages from foreign answers.
    const revision = file.url.endsWith('.html') ? readPageMark(body.toString()) : digestOf(body)
    const entry = { ...file, url: addressOf(file.url), revision }
    manifest.push(onDemand.test(file.url) ? Object.assign(entry, { isOnDemand: true }) : entry)
  }
  return { manifest }
}

/** The address that people and pages ask for. */
const addressOf = (url: string) => `/${url}`.replace(/(?:index)?\.html$/, '')
