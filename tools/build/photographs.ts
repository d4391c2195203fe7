import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../src/photos')

/**
 * Puts the photographs' originals at `/photos/*.jpg`, in the build and in development. The backend function and the
 * specification know them by these addresses. They lie in `src/` because the build also makes their variants, and Vite
 * warns about imports from `public/`.
 */
export function photographs(): Plugin {
  return {
    name: 'photographs',
    configureServer({ middlewares }) {
      middlewares.use('/photos', sirv(folder, { dev: true, etag: true }))
    },
    async generateBundle() {
      for (const name of await readdir(folder)) {
        this.emitFile({
          type: 'asset',
          fileName: `photos/${name}`,
          source: await readFile(join(folder, name)),
        })
      }
    },
  }
}
