/** The contract between the page and the export worker. The page imports nothing else from this folder. */

export interface ZipEntry {
  /** With its folders, as in "July/kitchen.png". */
  readonly name: string
  readonly file: Blob
  /** Milliseconds since 1970. */
  readonly lastModified: number
}

/** Returns the next file, or `null` after the last one. It is called again only after it has answered. */
export type NextEntry = () => Promise<ZipEntry | null>

export interface JpegOptions {
  /** In pixels. A smaller picture keeps its size. */
  readonly longestSide: number
  /** From 0 to 1. */
  readonly quality: number
}

export interface ExportSurface {
  /** Writes a zip of the entries to a file, piece by piece. */
  writeZip(target: FileSystemFileHandle, next: NextEntry): Promise<void>
  makeZip(next: NextEntry): Promise<Blob>
  /** Makes a JPEG of a PNG. */
  makeJpeg(png: Blob, options: JpegOptions): Promise<Blob>
}
