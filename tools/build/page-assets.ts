import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Prepares a page's HTML so that a browser can paint it after one response, even over a slow network. Its styles are
 * inlined, its fonts preloaded, and its scripts, including those of its routes, come after the content.
 *
 * @param html with the links that Vite wrote for the script and the style sheet of every page
 */
export function withPageAssets(html: string, bundle: Bundle, routeIds: readonly string[]): string {
  const everyPages = [...html.matchAll(styleSheetLink)].map(([, file = '']) => file)
  const { scripts, styles } = filesOfRoutes(bundle, routeIds)
  const missing = [...scripts].filter((file) => !html.includes(`/${file}"`))
  // The styles of all pages come first, because they set the order of the layers.
  const files = [...new Set([...everyPages, ...styles])]
  const css = files.map((file) => sourceOf(bundle, file)).join('')
  return html
    .replaceAll(styleSheetLink, '')
    .replace('</head>', () =>
      [
        ...fontsOf(css).map(fontPreload),
        `<style>${css}</style>`,
        ...files.map(presentStyleSheet),
        ...missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        '</head>',
      ].join(''),
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
}

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
  readonly scripts: Set<string>
  readonly styles: Set<string>
}

/** The files that the routes' components need, with everything that they import. */
function filesOfRoutes(bundle: Bundle, routeIds: readonly string[]): RouteFiles {
  const files: RouteFiles = { scripts: new Set(), styles: new Set() }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && routeIds.some((id) => isRouteChunk(chunk, id))) {
      collect(bundle, chunk.fileName, files)
    }
  }
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

function collect(bundle: Bundle, fileName: string, files: RouteFiles): void {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || files.scripts.has(fileName)) return
  files.scripts.add(fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.styles.add(style)
  for (const imported of chunk.imports) collect(bundle, imported, files)
}
