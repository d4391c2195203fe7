import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { loadEnv, type Plugin, type PluginOption, transformWithOxc } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { parsePhotoPath } from '../../workers/photo-file.ts'
import { withoutStyles } from '../../workers/precache/page-styles.ts'
import { digestOf, readPageMark } from './page-mark.ts'
import { proveClosure } from './precache-closure.ts'

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number]

/** A transform of the list of what is kept, for the build in a folder. */
type TransformIn = (folder: string) => ManifestTransform

/** The one width of every photograph that is precached: sharp on a phone, acceptable on a desktop screen. */
const offlineWidth = 1200

/** Files that scripts load late and that are left out on purpose, each with the reason. */
const leftOut: readonly RegExp[] = [
  // The server tool needs the network anyway.
  /^assets\/supabase(?:-client)?-.{8}\.js$/,
]

/** Files that few visitors need. A device keeps them once they were used on it. */
const onDemand: readonly RegExp[] = [
  // Photographs of iPhones, where the browser cannot read them.
  /^assets\/heic-worker-.{8}\.js$/,
  /^assets\/libheif-.{8}\.wasm$/,
]

const isOnDemand = ({ url }: { readonly url: string }) => onDemand.some((pattern) => pattern.test(url))

/** What keeping the whole site costs, for the page that says so (src/features/install/offline-size.ts). */
const sizeFile = 'offline.json'

const root = join(import.meta.dirname, '../..')

/**
 * Whether the site is built without its service worker. The kill switch: a build with `VITE_SERVICE_WORKER=off` registers
 * none, and has at the same address one that clears every visitor's device at the next visit.
 */
export const isServiceWorkerOff = () => loadEnv('production', root).VITE_SERVICE_WORKER === 'off'

/** The service worker, built from `workers/service-worker.ts` with the list of what it keeps for offline use. */
export function precache(): PluginOption {
  if (isServiceWorkerOff()) return withoutServiceWorker()
  let folder = ''
  const inFolder =
    (transform: TransformIn): ManifestTransform =>
    (...args) =>
      transform(folder)(...args)
  const readFolder: Plugin = {
    name: 'offline-folder',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
  }
  const serviceWorker = VitePWA({
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
        'speculation-rules.json',
      ],
      globIgnores: ['service-worker.js'],
      manifestTransforms: [
        inFolder(closedOverImports),
        oneWidthPerPhoto,
        inFolder(withSizes),
        inFolder(withRevisions),
        cleanUrls,
      ],
    },
  })
  return [readFolder, serviceWorker]
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
  const path = join(root, 'workers/self-removing-worker.ts')
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  // Registered as a classic script, not as a module.
  return code.replace(/^export \{\s*\};?$/m, '')
}

/** Leaves out what is {@link leftOut}, and proves that all that is kept can do without it. */
const closedOverImports: TransformIn = (folder) => async (entries) => {
  const manifest = entries.filter(({ url }) => !leftOut.some((pattern) => pattern.test(url)))
  const files = (await readdir(join(folder, 'assets'))).map((name) => `assets/${name}`)
  await proveClosure(
    folder,
    manifest.map(({ url }) => url),
    files.filter((file) => /\.(?:js|css|woff2|wasm)$/.test(file)),
    leftOut,
  )
  return { manifest }
}

/** Keeps {@link offlineWidth} alone of each photograph's variants, or the next smaller one where there is none. */
const oneWidthPerPhoto: ManifestTransform = (entries) => {
  const chosen = new Map<string, { url: string; width: number }>()
  for (const { url } of entries) {
    const photo = parsePhotoPath(`/${url}`)
    if (photo && photo.width <= offlineWidth && photo.width > (chosen.get(photo.name)?.width ?? 0))
      chosen.set(photo.name, { url, width: photo.width })
  }
  const kept = new Set([...chosen.values()].map(({ url }) => url))
  return { manifest: entries.filter(({ url }) => !url.endsWith('.avif') || kept.has(url)) }
}

/** Adds the file that tells what all entries cost that every device keeps: bytes to download, compressed as servers send them, and bytes kept. */
const withSizes: TransformIn = (folder) => async (entries) => {
  const always = entries.filter((entry) => !isOnDemand(entry))
  const bodies = await Promise.all(always.map(({ url }) => readFile(join(folder, url))))
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)
  const source = JSON.stringify({
    download: sum(await Promise.all(bodies.map(transferSize))),
    stored: sum(always.map(({ url }, index) => storedSize(url, bodies[index] ?? Buffer.alloc(0)))),
  })
  await writeFile(join(folder, sizeFile), source)
  return { manifest: [...entries, { url: sizeFile, revision: null, size: source.length }] }
}

/** Pages are kept without their styles. */
const storedSize = (url: string, body: Buffer) =>
  url.endsWith('.html') ? Buffer.byteLength(withoutStyles(body.toString())) : body.length

async function transferSize(body: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return Math.min(body.length, (await promisify(brotliCompress)(body, { params })).length)
}

/**
 * By these the service worker knows the build's own files and pages from foreign answers. What is kept on demand is
 * marked.
 */
const withRevisions: TransformIn = (folder) => async (entries) => ({
  manifest: await Promise.all(
    entries.map(async (entry) => {
      const content = await readFile(join(folder, entry.url))
      const revision = entry.url.endsWith('.html') ? readPageMark(content.toString()) : digestOf(content)
      return { ...entry, revision, ...(isOnDemand(entry) && { isOnDemand: true }) }
    }),
  ),
})

/** Everything is kept under the address that people and pages ask for. */
const cleanUrls: ManifestTransform = (entries) => ({
  manifest: entries.map((entry) => ({
    ...entry,
    url: entry.url === '404.html' ? '/404.html' : `/${entry.url}`.replace(/(?:index)?\.html$/, ''),
  })),
})
