import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { root } from '../root.ts'
import type { RenderedPage, SiteFile } from './site-file-types.ts'

type Bundle = Rolldown.OutputBundle

/**
 * Prepares a page's HTML so that a browser can paint it after one response, even over a slow network. Its
 * styles are inlined, and its scripts, including those of its routes, are left to the start script. It says
 * which files the page has, so that none is loaded once more (src/lib/chunk-loader.ts). Fonts aren't preloaded,
 * because Chromium holds back the first paint for them. Chromium is told to compile these scripts whole.
 *
 * @param html with the links that Vite wrote for the scripts and the style sheet of every page
 * @param page its routes, and the HTML of its notices
 * @param startScript path of the built `src/deferred-hydration.ts` inside the build
 */
export function withPageAssets(
  html: string,
  bundle: Bundle,
  { routeIds, notices }: Pick<RenderedPage, 'routeIds' | 'notices'>,
  startScript: string,
): string {
  const everyPages = [...html.matchAll(styleSheetLink)].map(([, file = '']) => file)
  const entry = entryScript.exec(html)?.[1]
  if (!entry) throw new Error('The page template has no entry script.')
  const { scripts, styles } = filesOfRoutes(bundle, routeIds, entry)
  for (const file of scripts) addCompileHint(bundle[file])
  // The entry's styles come first, because they set the order of the layers.
  const files = [...new Set([...stylesOf(bundle[entry]), ...everyPages, ...styles])]
  const css = withoutRepeats(files.map((file) => sourceOf(bundle, file)).join(''))
  const start = (how: string) =>
    `<script${how} src="/${startScript}" data-scripts="${urls(scripts)}" data-styles="${urls(files)}"></script>`
  // It shows notices on their days: then nothing below them is painted before it has run.
  const [inHead, inBody] = notices ? ['', notices + start('')] : [start(' async fetchpriority="low"'), '']
  return html
    .replaceAll(styleSheetLink, '')
    .replaceAll(modulePreload, '')
    .replace(entryScript, '')
    .replace('</head>', () => `${inHead}<style>${css}</style></head>`)
    .replace('<div id="root">', (root) => inBody + root)
}

/** Styles that several modules compose are in a layer once for each of them. The last one counts. */
function withoutRepeats(css: string): string {
  return rulesOf(css)
    .map((rule) => {
      const [, layer, rules] = /^(@layer [\w, ]+\{)(.*)\}$/s.exec(rule) ?? []
      if (!layer || rules === undefined) return rule
      return `${layer}${[...new Set(rulesOf(rules).toReversed())].toReversed().join('')}}`
    })
    .join('')
}

/** The rules of a style sheet, each with those in it. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...rules, css.slice(start)]
}

const entryScript = /<script type="module"[^>]* src="\/([^"]+)"><\/script>/

const modulePreload = /<link rel="modulepreload"[^>]*>/g

const styleSheetLink = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

const urls = (files: Iterable<string>) => [...files].map((file) => `/${file}`).join(' ')

export const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has Chromium, from version 136 on, compile a script off the main thread while it gets it. Otherwise the main
 * thread compiles each function at its first call, which takes a phone 200 milliseconds in all. The hint has to
 * be the first line, above that of Vite with the script's own dependencies.
 */
function addCompileHint(file: Bundle[string] | undefined): void {
  if (file?.type === 'chunk' && !file.code.startsWith(compileHint)) file.code = compileHint + file.code
}

function sourceOf(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`The build has no style sheet ${file}.`)
  return String(asset.source).trim()
}

const stylesOf = (file: Bundle[string] | undefined) =>
  (file?.type === 'chunk' && file.viteMetadata?.importedCss) || []

/** The files that the routes' components and then the entry need. Scripts come after what they import. */
function filesOfRoutes(bundle: Bundle, routeIds: readonly string[], entry: string) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const collect = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    for (const style of stylesOf(chunk)) styles.add(style)
    chunk.imports.forEach(collect)
    scripts.add(fileName)
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  // The root's component is a part of the entry.
  for (const id of routeIds.filter((id) => id !== '__root__')) {
    const ofRoute = chunks.filter((chunk) => isRouteChunk(chunk, id))
    if (ofRoute.length === 0) throw new Error(`The build has no script of the route ${id}.`)
    for (const { fileName } of ofRoute) collect(fileName)
  }
  collect(entry)
  return { scripts, styles }
}

/** True if a chunk holds the component that the router's plugin split off a route's file. */
function isRouteChunk(chunk: Rolldown.OutputChunk, routeId: string): boolean {
  const file = /\/src\/routes\/(.+)\.tsx\?.*tsr-split=component/.exec(chunk.facadeModuleId ?? '')?.[1]
  return (
    file !== undefined &&
    `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '')}` === routeId.replace(/(.)\/$/, '$1')
  )
}

/** A file of `src` and what it imports, as a classic script outside of the bundle. */
export async function classicScript(entry: string, name = entry): Promise<SiteFile> {
  const outputs = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, `src/${entry}.ts`), formats: ['iife'], name },
    },
  })
  const [output] = Array.isArray(outputs) ? outputs : []
  const source = output?.output[0].code
  if (!source) throw new Error(`src/${entry}.ts could not be built.`)
  return { fileName: `assets/${name}-${digestOf(source).slice(0, 8)}.js`, source }
}

/** The start of a file's SHA-256 digest in base64url, as the service worker's `precache-entry.ts` computes it. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}

const mark = /<meta name="revision" content="([\w-]+)">/

/**
 * Marks a page with a digest of itself. By that the service worker knows it from a foreign one, even where a
 * host has added something to it.
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
