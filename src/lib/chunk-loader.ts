import { delay } from './delay'
import { fetchFile, LoadError } from './fetch-file'

type Loading = Map<string, Promise<unknown>>

// Files that came with the page itself (tools/vite/page-assets.ts) are here already.
const { scripts = '', styles = '' } = document.querySelector<HTMLElement>('[data-scripts]')?.dataset ?? {}
const files: Loading = new Map(`${scripts} ${styles}`.split(' ').map((url) => [url, Promise.resolve()]))
const styleSheets: Loading = new Map(styles.split(' ').map((url) => [url, Promise.resolve()]))

/**
 * Runs a dynamic import once all of its files are in the browser's cache. Many browsers never ask again for a
 * module that they once failed to load, nor for any that imports it, so a failed import can't be repeated.
 * The build calls this for every `import()` of the site, in the place of Vite's own helper, which doesn't
 * wait (tools/vite/chunk-loader.ts).
 *
 * @param paths of the script, of all that it imports, and of their style sheets, inside the build
 * @throws LoadError; the next call tries again
 */
export async function loadChunk<Module>(
  importChunk: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> {
  const urls = paths.map((path) => `/${path}`)
  await Promise.all(urls.map((url) => once(files, url, fetchOne)))
  // All are added before one is waited for: their order decides between rules that are equally specific.
  await Promise.all(urls.filter(isStyleSheet).map((url) => once(styleSheets, url, addStyleSheet)))
  try {
    return await importChunk()
  } catch (cause) {
    throw new LoadError(cause)
  }
}

function once(loading: Loading, url: string, load: (url: string) => Promise<unknown>): Promise<unknown> {
  const known = loading.get(url)
  if (known) return known
  const started = load(url)
  loading.set(url, started)
  started.catch(() => loading.delete(url))
  return started
}

const isStyleSheet = (url: string) => url.endsWith('.css')

/** In its own task, so the frame after a press doesn't wait for the request: 10 ms on a slow phone. */
const fetchOne = (url: string) => delay().then(() => fetchFile(url, isStyleSheet(url) ? 'css' : 'javascript'))

function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.onload = () => resolve()
    link.onerror = (cause) => {
      link.remove()
      reject(new LoadError(cause))
    }
    document.head.append(link)
  })
}
