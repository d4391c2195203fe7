import { readFile, writeFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import { imageSize } from 'image-size'
import type { Plugin, Rolldown } from 'vite'
import { forPublication } from '../photo-for-publication.ts'
import { root } from '../root.ts'
import { cachedFile } from './build-cache.ts'
import {
  listPhotographs,
  namedPhotographs,
  photographsWithPlace,
  wordlessPhotographs,
  writePhotoNames,
} from './listed-photographs.ts'
import { isPrerendering } from './prerender.ts'
import type { FileMaker } from './site-file-types.ts'

/**
 * Serves the photographs at `/photos/*.jpg` in development, where pages show these alone. The build makes
 * variants of them, which would take most of a minute before the first page. The backend function and the
 * specification use the same addresses. The files are in `src/` because Vite warns about imports from
 * `public/`.
 */
export function photographs(): Plugin {
  return {
    name: 'photographs',
    enforce: 'pre',
    async buildStart() {
      await writePhotoNames(root)
    },
    load: {
      filter: { id: /\/src\/photos\/.*\?/ },
      async handler(id) {
        const { name, ext } = parse(id.replace(/\?.*/, ''))
        const isBuild = this.environment.mode !== 'dev'
        if (isBuild && !(await namedPhotographs(root)).has(name)) return 'export default undefined'
        if (isBuild || !/\bas=picture\b/.test(id)) return
        const { width, height } = imageSize(await readFile(join(root, 'src/photos', name + ext)))
        const sources = { avif: `/photos/${name}.jpg ${width}w` }
        return `export default ${JSON.stringify({ sources, img: { w: width, h: height } })}`
      },
    },
    async closeBundle(error?: Error) {
      if (error || this.environment.mode !== 'build' || isPrerendering()) return
      for (const line of await describeOriginals(root)) console.log(`\n${line}`)
    },
    configureServer({ middlewares }) {
      middlewares.use('/photos', (request, response, next) => {
        const answer = async () => {
          const file = (await listPhotographs(root)).get(parse(request.url ?? '').name)
          if (!file) return next()
          response.setHeader('Content-Type', 'image/jpeg')
          response.end(await forPublication(await readFile(file)))
        }
        answer().catch(next)
      })
    },
  }
}

/** `/photos/*.jpg` in the build: one file for each photograph that the site shows. */
export const publishedPhotographs: FileMaker = async (_, root) => {
  const files = await namedPhotographs(root)
  const code = await readFile(join(import.meta.dirname, '../photo-for-publication.ts'))
  const published = []
  for (const [name, file] of files) {
    const original = await readFile(file)
    const cached = await cachedFile('photographs/*.jpg', [code, original], async (path) =>
      writeFile(path, await forPublication(original)),
    )
    published.push({ fileName: `photos/${name}.jpg`, source: await readFile(cached) })
  }
  return published
}

/** What the owner should know of the originals, in lines at the end of a build. Nothing of it stops one. */
export async function describeOriginals(root: string): Promise<string[]> {
  const files = await listPhotographs(root)
  const named = await namedPhotographs(root)
  const unnamed = [...files].flatMap(([name, file]) => (named.has(name) ? [] : [basename(file)]))
  const wordless = await wordlessPhotographs(root)
  const withPlace = (await photographsWithPlace(files.values())).map((file) => basename(file))
  return [
    ...(unnamed.length > 0
      ? [`Nothing names these files in src/photos. They aren’t published, and may go: ${unnamed.join(', ')}`]
      : []),
    ...(wordless.length > 0
      ? [
          `Pages show these photographs, whose jobs are gone. Say in src/content/work/photos.ts what each one shows, or show another: ${wordless.join(', ')}`,
        ]
      : []),
    ...(withPlace.length > 0
      ? [
          `These files in src/photos say where they were taken. The site doesn’t, but whoever gets the repository can read it: ${withPlace.join(', ')}`,
        ]
      : []),
  ]
}

/**
 * Names a file of the build. A photograph's variant has its width in its name: by that the service worker
 * knows whether what it keeps is wide enough (workers/service-worker/photo-path.ts).
 */
export function assetFileName({ names, source }: Rolldown.PreRenderedAsset): string {
  const isVariant = /\.avif$/.test(names[0] ?? '') && typeof source !== 'string'
  return isVariant
    ? `assets/[name]-${imageSize(source).width}w-[hash][extname]`
    : 'assets/[name]-[hash][extname]'
}
