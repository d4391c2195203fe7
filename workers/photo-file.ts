/** What the address of one of a photograph's files tells. */
export interface PhotoFile {
  /** The photograph's name, as in `src/photos`. */
  readonly name: string
  /** In pixels. An original's is not in its address: it counts as wider than any other. */
  readonly width: number
}

/** Reads the path of a photograph's original or of one of the build's variants; nothing for any other path. */
export function parsePhotoPath(path: string): PhotoFile | undefined {
  const variant = /^\/assets\/(?<name>.+)-(?<width>\d+)w-.{8}\.(?:avif|webp)$/.exec(path)?.groups
  if (variant) return { name: variant.name ?? '', width: Number(variant.width) }
  const name = /^\/photos\/(.+)\.jpg$/.exec(path)?.[1]
  return name === undefined ? undefined : { name, width: Number.POSITIVE_INFINITY }
}
