import type { FilePieces } from '../enhancer/protocol'

/** A file that could not be written. None of its name is left in the folder. */
export interface Unwritten {
  /** The file, which is back in the caller's memory. */
  readonly file: FilePieces
  /**
   * The name of the `DOMException`: `QuotaExceededError` when the device has no room, `TimeoutError` when the
   * file system gives no answer.
   */
  readonly reason: string
}

/** The contract between the page and the worker that writes results to disk. */
export interface ResultWriterSurface {
  /**
   * Writes a file, whose buffers are transferred, to a folder of the origin private file system.
   *
   * @returns `null` once it is written
   */
  write(folder: string, name: string, file: FilePieces): Promise<Unwritten | null>
}
