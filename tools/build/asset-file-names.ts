import { imageSize } from 'image-size'
import type { Rolldown } from 'vite'

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
