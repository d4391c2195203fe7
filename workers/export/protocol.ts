/** The contract between the page and the export worker. The page imports nothing else from this folder. */

export interface ZipEntry {
  readonly name: string
  readonly file: Blob
}

/** Returns the next file, or `null` after the last one. It is called again only after it has answered. */
export type NextEntry = () => Promise<ZipEntry | null>

/** The longest side of a picture for the web, in pixels. A smaller picture keeps its size. */
export const longestWebSide = 1920

export interface ExportSurface {
  /** Writes a zip of the entries to a file, piece by piece. */
  writeZip(target: FileSystemFileHandle, next: NextEntry): Promise<void>
  makeZip(next: NextEntry): Promise<Blob>
  /** Makes a picture a JPEG for the web, no larger than {@link longestWebSide}. */
  shrink(picture: Blob): Promise<Blob>
}
