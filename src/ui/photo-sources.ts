import type { PhotoName } from '@/content/work/photos'

interface Picture {
  readonly sources: { readonly avif: string }
  readonly img: { readonly w: number; readonly h: number }
}

// The build makes these from the originals and caches them, in widths from a thumbnail on a phone to the full
// width of a desktop screen with two pixels for one. Browsers without AVIF get the original. Effort 3 encodes
// four times as fast as the default, for 7 % more bytes.
const pictures = import.meta.glob<Picture | undefined>('../photos/*.{jpg,JPG,jpeg,JPEG,webp}', {
  eager: true,
  import: 'default',
  query: { w: '480;800;1200;1800;2400', format: 'avif', quality: '55', effort: '3', as: 'picture' },
})
// Eight pixels wide, this takes only a hundred bytes. A lower quality shows wrong colors. The prerendered HTML alone
// has them: hydration leaves attributes as they are, and later photographs mostly come from the device.
const placeholders: Readonly<Record<string, string>> = import.meta.env.SSR
  ? import.meta.glob<string>('../photos/*.{jpg,JPG,jpeg,JPEG,webp}', {
      eager: true,
      import: 'default',
      query: { w: '8', format: 'webp', quality: '90', inline: '' },
    })
  : {}

const nameOf = (file: string) => file.replace(/^.*\/(.*)\.\w+$/, '$1')
const byName = new Map(
  // The build leaves out a file that nothing names (tools/vite/photographs.ts).
  Object.entries(pictures).flatMap(([file, picture]) => {
    if (!picture) return []
    const { sources, img } = picture
    return [
      [nameOf(file), { avif: sources.avif, placeholder: placeholders[file], width: img.w, height: img.h }],
    ]
  }),
)

/** The size of a photograph's largest variant in pixels, the `srcset` of all, and for the HTML a placeholder. */
export function photoSources(name: PhotoName) {
  const photo = byName.get(name)
  if (!photo) throw new Error(`There is no photograph ${name}.jpg in src/photos`)
  return photo
}

/** The AVIF files of a photograph and their widths in pixels, for code that sets a `srcset` itself. */
export function photoFiles(name: PhotoName): { readonly src: string; readonly width: number }[] {
  return photoSources(name)
    .avif.split(',')
    .map((candidate) => {
      const [src = '', width = ''] = candidate.trim().split(/\s+/)
      return { src, width: Number.parseInt(width, 10) }
    })
}
