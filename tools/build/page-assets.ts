import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Rolldown, transformWithOxc } from 'vite'
import type { SiteFile } from './prerender.ts'

type Bundle = Rolldown.OutputBundle

/**
 * Prepares a page's HTML so that a browser can paint it after one response, even over a slow network. Its styles are
 * inlined, its fonts preloaded, and its scripts, including those of its routes, are left to the start script.
 *
 * @param html with the links that Vite wrote for the scripts and the style sheet of every page
 * @param startScript path of the built `src/deferred-hydration.ts` inside the build
 */
export function withPageAssets(
  html: string,
  bundle: Bundle,
  routeIds: readonly string[],
  startScript: string,
): string {
  const everyPages = [...html.matchAll(styleSheetLink)].map(([, file = '']) => file)
  const entry = entryScript.exec(html)?.[1]
  if (!entry) throw new Error('The page template has no entry script.')
  const { scripts, styles } = filesOfRoutes(bundle, routeIds, entry)
  // The styles of all pages come first, because they set the order of the layers.
  const files = [...new Set([...everyPages, ...styles])]
  const css = files.map((file) => sourceOf(bundle, file)).join('')
  const paths = [...scripts].map((file) => `/${file}`).join(' ')
  return html
    .replaceAll(styleSheetLink, '')
    .replaceAll(modulePreload, '')
    .replace(entryScript, '')
    .replace('</head>', () =>
      [
        ...fontsOf(css).map(fontPreload),
        // After the fonts, which the first paint needs. Connections are given out in this order.
        `<script async fetchpriority="low" src="/${startScript}" data-scripts="${paths}"></script>`,
        `<style>${css}</style>`,
        ...files.map(presentStyleSheet),
        '</head>',
      ].join(''),
    )
}

const entryScript = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/

const modulePreload = /<link rel="modulepreload"[^>]*>/g

const styleSheetLink = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

/** Never loaded. It tells Vite's loader that the style sheet of a chunk is present already. */
const presentStyleSheet = (file: string) => `<link rel="stylesheet" disabled href="/${file}">`

const fontPreload = (path: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`

function fontsOf(css: string): string[] {
  return [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, path = '']) => path)
}

function sourceOf(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`)
  return String(asset.source).trim()
}

interface RouteFiles {
  /** Each after all that it imports. */
  readonly scripts: Set<string>
  readonly styles: Set<string>
}

/** The files that the routes' components and then the entry need, with everything that they import. */
function filesOfRoutes(bundle: Bundle, routeIds: readonly string[], entry: string): RouteFiles {
  const files: RouteFiles = { scripts: new Set(), styles: new Set() }
  const routes = Object.values(bundle).filter(
    (chunk) => chunk.type === 'chunk' && routeIds.some((id) => isRouteChunk(chunk, id)),
  )
  const seen = new Set<string>()
  for (const { fileName } of routes) collect(bundle, fileName, files, seen)
  collect(bundle, entry, files, seen)
  return files
}

/** Whether a chunk holds the component that the router's plugin split off a route's file. */
function isRouteChunk(chunk: Rolldown.OutputChunk, routeId: string): boolean {
  const file = /\/src\/routes\/(.+)\.tsx\?.*tsr-split=component/.exec(chunk.facadeModuleId ?? '')?.[1]
  return (
    file !== undefined &&
    `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '')}` === routeId.replace(/(.)\/$/, '$1')
  )
}

function collect(bundle: Bundle, fileName: string, files: RouteFiles, seen: Set<string>): void {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return
  seen.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.styles.add(style)
  for (const imported of chunk.imports) collect(bundle, imported, files, seen)
  files.scripts.add(fileName)
}

/** The file of `src/deferred-hydration.ts`, a classic script, which runs as soon as it has arrived. */
export async function startScript(root: string): Promise<SiteFile> {
  const path = join(root, 'src/deferred-hydration.ts')
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  // Scripts share one scope, unlike modules.
  const { code: source } = await minify(path, `(() => {${code.replace(/^export \{\s*\};?$/m, '')}})()`)
  return { fileName: `assets/start-${digestOf(source).slice(0, 8)}.js`, source }
}

/** Long enough to tell files apart, short enough for a list of all of them. */
const digestLength = 16

/** The start of a file's SHA-256 digest in base64url. The service worker computes the same (workers/precache/download.ts). */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, digestLength)
}

const mark = /<meta name="revision" content="([\w-]+)">/

/**
 * Marks a page with a digest of itself. By that the service worker knows a page of this build from a foreign one, even
 * where a host has added something to it.
 */
export function withPageMark(html: string): string {
  return html.replace('</head>', `<meta name="revision" content="${digestOf(html)}"></head>`)
}

/** A page's mark. @throws where it has none */
export function readPageMark(html: string): string {
  const revision = mark.exec(html)?.[1]
  if (!revision) throw new Error('A page of the build has no mark.')
  return revision
}
