import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadEnv, type Plugin, type PluginOption, transformWithOxc } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { proveClosure } from './precache-closure.ts'

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number]

/** The one width of every photograph that is precached: sharp on a phone, acceptable on a desktop screen. */
const offlineWidth = 1200

/** Files that scripts load late and that are left out on purpose, each with the reason. */
const leftOut: readonly RegExp[] = [
  // The server tool needs the network anyway.
  /^assets\/supabase(?:-client)?-.{8}\.js$/,
]

/**
 * Builds the service worker from `workers/service-worker.ts` with its precache manifest.
 *
 * The kill switch: a build with `VITE_SERVICE_WORKER=off` does not register it. At the same address it has a worker that
 * removes itself and all caches at the next visit.
 */
export function offline(): PluginOption {
  const root = join(import.meta.dirname, '../..')
  if (loadEnv('production', root).VITE_SERVICE_WORKER === 'off') return withoutServiceWorker()
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'workers',
    filename: 'service-worker.ts',
    // The site registers it itself when it is idle (features/install).
    injectRegister: false,
    // Written from the business's own facts (tools/build/web-manifest.ts).
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [
        '**/*.html',
        'assets/*.{js,css,woff2,avif,wasm,svg}',
        'icons/*.{svg,png}',
        'manifest.webmanifest',
        'full-quality.json',
      ],
      globIgnores: ['service-worker.js'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [closedOverImports, cleanUrls, oneWidthPerPhoto],
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

/** The script of `workers/self-removing-worker.ts`. */
export async function selfRemovingWorker(): Promise<string> {
  const path = join(import.meta.dirname, '../../workers/self-removing-worker.ts')
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  // Registered as a classic script, not as a module.
  return code.replace(/^export \{\s*\};?$/m, '')
}

/** Leaves out what is {@link leftOut}, and proves that all that is kept can do without it. */
const closedOverImports: ManifestTransform = async (entries) => {
  const manifest = entries.filter(({ url }) => !leftOut.some((pattern) => pattern.test(url)))
  const files = (await readdir('dist/assets')).map((name) => `assets/${name}`)
  await proveClosure(
    'dist',
    manifest.map(({ url }) => url),
    files.filter((file) => /\.(?:js|css|woff2|wasm)$/.test(file)),
    leftOut,
  )
  return { manifest }
}

/** Precaches pages under their public addresses. */
const cleanUrls: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({
    ...entry,
    url: entry.url === '404.html' ? entry.url : `/${entry.url}`.replace(/(?:index)?\.html$/, ''),
  })),
})

/** Keeps one variant of each photograph: {@link offlineWidth}, or the next smaller one. */
const oneWidthPerPhoto: ManifestTransform = async (entries) => {
  const chosen = new Map<string, { url: string; width: number }>()
  for (const { url } of entries) {
    const photo = /\/assets\/(.+)-.{8}\.avif$/.exec(url)?.[1]
    if (!photo) continue
    const { width } = await sharp(join('dist', url)).metadata()
    const best = chosen.get(photo)
    if (width <= offlineWidth && width > (best?.width ?? 0)) chosen.set(photo, { url, width })
  }
  const kept = new Set([...chosen.values()].map(({ url }) => url))
  return { manifest: entries.filter(({ url }) => !url.endsWith('.avif') || kept.has(url)) }
}
