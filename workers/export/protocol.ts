/** The contract between the page and the export worker. The page imports nothing else from this folder. */

/** A file for a zip. */
export interface ZipEntry {
  readonly name: string
  readonly file: Blob
}

/** Returns the next file, or `null` after the last one. It is called again only after it has answered. */
export type NextEntry = () => Promise<ZipEntry | null>

/** How a picture is made smaller. */
export interface WebFormat {
  readonly type: 'image/jpeg' | 'image/webp'
  /** In pixels. A smaller picture keeps its size. */
  readonly longestSide: number
}

/** The worker's Comlink surface. */
export interface ExportSurface {
  /** Writes a zip of the entries to a file, piece by piece. */
  writeZip(target: FileSystemFileHandle, next: NextEntry): Promise<void>
  /** Makes a zip of the entries in memory. */
  makeZip(next: NextEntry): Promise<Blob>
  /**
   * Converts a picture to another format and limits its size.
   *
   * @throws an `Error` if the browser cannot encode that format
   */
  shrink(picture: Blob, format: WebFormat): Promise<Blob>
}
