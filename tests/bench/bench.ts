import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import type { RequestHandler } from '../../server/http-server.ts'
import { serveBuild, serveLocally } from '../../tools/local-site.ts'
import { root } from '../../tools/root.ts'
import { compareThroughPage } from './compare-through-page.ts'
import { measureExport } from './export.ts'
import { type Megapixels, photograph } from './photographs.ts'
import { measureRotation } from './rotation.ts'

/**
 * `npm run bench`: how long people wait for enhanced photographs in the production build, compared with the
 * naive way. The ways take turns, so that a busy moment of the machine affects both. Times are medians.
 *
 * `npm run bench -- page` measures only the batch of 12 megapixels, `page-48` only the large photograph, and
 * `export` how long saving takes beside the enhancing, and `rotate` how soon a press of Rotate is seen, and how long and
 * how much memory its file takes. With `canvas` as well, the page's photographs are drawn by
 * the canvas instead of the kernel.
 */

const { positionals } = parseArgs({ allowPositionals: true })
const parts = positionals.filter((one) => one !== 'canvas')
const isWanted = (part: string) => parts.length === 0 || parts.includes(part)
const drawsOnCanvas = positionals.length > parts.length

const cache = join(root, 'node_modules/.cache/bench')
const folder = join(cache, 'page')
await buildNaivePage()
const naive = await serveLocally({ root: folder })
const site = await serveBuild(root, drawsOnCanvas ? [withoutKernel] : [])
if (drawsOnCanvas) console.log('The canvas draws the photographs.')
try {
  if (isWanted('page')) await compare(12, 12)
  if (isWanted('page-48')) await compare(48, 1)
  if (isWanted('rotate')) await measureRotation({ folder, site: site.address })
  if (isWanted('export')) await measureExport({ photos: 8, megapixels: 12, folder, site: site.address })
} finally {
  await Promise.all([naive.close(), site.close()])
}

/** Takes from the enhancer what the kernel reads pixels by. It then draws on the canvas, as in other browsers. */
async function withoutKernel(...[{ url = '' }, response]: Parameters<RequestHandler>): Promise<boolean> {
  if (!/^\/assets\/worker-[^/]+\.js$/.test(url)) return false
  const script = await readFile(join(root, 'dist', url), 'utf8')
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`delete self.VideoFrame\n${script}`)
  return true
}

async function buildNaivePage(): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  for (const megapixels of [1, 12, 48] as const)
    await copyFile(
      await photograph(megapixels, join(cache, 'photographs')),
      join(folder, `${megapixels}.jpg`),
    )
}

function compare(megapixels: Megapixels, photos: number): Promise<void> {
  return compareThroughPage({ photos, megapixels, folder, naive: naive.address, site: site.address })
}
