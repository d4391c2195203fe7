import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import sirv from 'sirv'
import type { Plugin, Rolldown } from 'vite'

const folder = join(import.meta.dirname, '../../src/photos')

/**
 * Serves the photographs' originals at `/photos/*.jpg`, in the build and in development. The backend function and the
 * specification use these addresses. The files are in `src/` because the build also makes their variants, and Vite warns
 * about imports from `public/`.
 */
export function photographs(): Plugin {
  return {
    name: 'photographs',
    configureServer({ middlewares }) {
      middlewares.use('/photos', sirv(folder, { dev: true, etag: true }))
    },
    async generateBundle() {
      for (const name of await readdir(folder)) {
        const source = await readFile(join(folder, name))
        this.emitFile({ type: 'asset', fileName: `photos/${name}`, source })
      }
    },
  }
}

/**
 * Names a file of the build. A photograph's variant has its width in its name: by that the service worker knows whether
 * what it keeps is wide enough (workers/photo-file.ts).
 */
export function assetFileName({ names, source }: Rolldown.PreRenderedAsset): string {
  const isVariant = /\.avif$/.test(names[0] ?? '') && typeof source !== 'string'
  return isVariant
    ? `assets/[name]-${imageSize(source).width}w-[hash][extname]`
    : 'assets/[name]-[hash][extname]'
}
