export interface PhotoPath {
  /** The photo's name, as in `src/photos`. */
  readonly name: string
  /** In pixels. The path of an original doesn't tell its width, so it counts as wider than all variants. */
  readonly width: number
}

/** Parses the path of a photo's original or of one of its variants. `undefined` for any other path. */
export function parsePhotoPath(path: string): PhotoPath | undefined {
  const variant = /^\/assets\/(?<name>.+)-(?<width>\d+)w-.{8}\.avif$/.exec(path)?.groups
  if (variant) return { name: variant.name ?? '', width: Number(variant.width) }
  const name = /^\/photos\/(.+)\.jpg$/.exec(path)?.[1]
  return name === undefined ? undefined : { name, width: Number.POSITIVE_INFINITY }
}
