import type { LockHolder } from '../lifetime/protocol'

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

/** What knows when a photo was taken. */
export interface Source {
  /** The photo as it was chosen; `undefined` if it's gone. */
  readonly original: Blob | undefined
  /** Of the original, in milliseconds since 1970. */
  readonly lastModified: number
}

export interface PictureToJoin {
  readonly png: Blob
  readonly source: Source
}

export interface ExportSurface extends LockHolder {
  /** Writes a zip of the entries to a file, piece by piece. */
  writeZip(target: FileSystemFileHandle, next: NextEntry): Promise<void>
  makeZip(next: NextEntry): Promise<Blob>
  /** Makes a JPEG of a PNG. It says when the photo was taken. */
  makeJpeg(png: Blob, options: JpegOptions, source: Source): Promise<Blob>
  /**
   * Makes one JPEG of two PNGs, with "Before" and "After" on them, and the days where they differ. It says when the
   * second was taken.
   */
  joinPngs(before: PictureToJoin, after: PictureToJoin): Promise<Blob>
  /**
   * Rotates an enhanced picture clockwise by so many times 90°, exactly. Gives a PNG. Rejects with an error of the
   * name `tooLargeError`, before it's tried, if its photo must have had more pixels than `maximumPixels`.
   */
  rotate(picture: Blob, quarters: number, maximumPixels: number): Promise<Blob>
}
