import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import sirv from 'sirv'
import type { Plugin, Rolldown } from 'vite'
import { photoHashesPath } from '../../supabase/functions/enhance-image/photo/photo-hashes.ts'

const folder = join(import.meta.dirname, '../../src/photos')

/**
 * Serves the photographs' originals at `/photos/*.jpg`, in the build and in development. The backend function and the
 * specification use these addresses. The files are in `src/` because the build also makes their variants, and Vite warns
 * about imports from `public/`.
 *
 * Beside them the build lists what each of them contains, by which the backend function finds an enhanced one without
 * reading the photograph.
 */
export function photographs(): Plugin {
  return {
    name: 'photographs',
    configureServer({ middlewares }) {
      middlewares.use('/photos', sirv(folder, { dev: true, etag: true }))
    },
    async generateBundle() {
      const hashes: Record<string, string> = {}
      for (const name of await readdir(folder)) {
        const source = await readFile(join(folder, name))
        const fileName = `photos/${name}`
        this.emitFile({ type: 'asset', fileName, source })
        hashes[`/${fileName}`] = createHash('sha256').update(source).digest('hex')
      }
      this.emitFile({
        type: 'asset',
        fileName: photoHashesPath.slice(1),
        source: JSON.stringify(hashes, null, 1),
      })
    },
  }
}

/**
 * Names a file of the build. A photograph's variant has its width in its name: by that the service worker knows whether
 * what it keeps is wide enough (workers/photo-file.ts).
 */
export function assetFileName({ names, source }: Rolldown.PreRenderedAsset): string {
  const isVariant = /\.(?:avif|webp)$/.test(names[0] ?? '') && typeof source !== 'string'
  return isVariant
    ? `assets/[name]-${imageSize(source).width}w-[hash][extname]`
    : 'assets/[name]-[hash][extname]'
}
