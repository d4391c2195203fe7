import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parsePhotoPath } from '../../workers/photo-file.ts'
import { digestOf } from './page-mark.ts'

const originals = join(import.meta.dirname, '../../src/photos')

/**
 * Writes `full-quality.json`: the address of the widest file of every photograph and its size in bytes. Who keeps them
 * all for offline use is told how much that is before, and whether a file arrived whole. A saved file is found again by
 * its key, which stays the same from build to build as long as the original does.
 */
export function fullQuality(): Plugin {
  return {
    name: 'full-quality',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const widest = new Map<string, { url: string; bytes: number; width: number }>()
        for (const file of Object.values(bundle)) {
          const photo = file.fileName.endsWith('.avif') && parsePhotoPath(`/${file.fileName}`)
          if (!photo || file.type !== 'asset') continue
          if (photo.width <= (widest.get(photo.name)?.width ?? 0)) continue
          const bytes = Buffer.from(file.source).length
          widest.set(photo.name, { url: `/${file.fileName}`, bytes, width: photo.width })
        }
        const files = await Promise.all(
          [...widest].map(async ([name, { url, bytes }]) => ({
            name,
            url,
            bytes,
            key: `/full-quality/${name}/${digestOf(await readFile(join(originals, `${name}.jpg`)))}`,
          })),
        )
        this.emitFile({ type: 'asset', fileName: 'full-quality.json', source: JSON.stringify(files) })
      },
    },
  }
}
