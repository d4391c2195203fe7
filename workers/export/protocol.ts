/** What the page and the export worker agree on. The page imports nothing else from this folder. */

/** A file on its way into a zip. */
export interface ZipEntry {
  readonly name: string
  readonly file: Blob
}

/** Answers with the next file, or `null` after the last one. Files are asked for one at a time. */
export type NextEntry = () => Promise<ZipEntry | null>

/** How a picture is made smaller. */
export interface WebFormat {
  readonly type: 'image/jpeg' | 'image/webp'
  /** Pixels. A picture that is smaller already keeps its size. */
  readonly longestSide: number
}

/** The worker's Comlink surface: all that is computed when results are saved. */
export interface ExportSurface {
  /** Writes a zip of the entries to a file, piece by piece. */
  writeZip(target: FileSystemFileHandle, next: NextEntry): Promise<void>
  /** A zip of the entries in memory. */
  makeZip(next: NextEntry): Promise<Blob>
  /**
   * The picture in another format, no larger than asked for.
   *
   * @throws an `Error` where the browser cannot write that format
   */
  shrink(picture: Blob, format: WebFormat): Promise<Blob>
}
