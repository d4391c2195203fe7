import sharp from 'sharp'
import type { Plugin } from 'vite'

/**
 * Writes `full-quality.json`: the address and the size in bytes of every photograph's widest file. The page shows the
 * total before it saves them for offline use, and checks that each file arrived whole.
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
          const photo = /^assets\/(.+)-.{8}\.avif$/.exec(file.fileName)?.[1]
          if (!photo || file.type !== 'asset') continue
          const source = Buffer.from(file.source)
          const { width } = await sharp(source).metadata()
          if (width <= (widest.get(photo)?.width ?? 0)) continue
          widest.set(photo, { url: `/${file.fileName}`, bytes: source.length, width })
        }
        const files = [...widest.values()].map(({ url, bytes }) => ({ url, bytes }))
        this.emitFile({ type: 'asset', fileName: 'full-quality.json', source: JSON.stringify(files) })
      },
    },
  }
}
