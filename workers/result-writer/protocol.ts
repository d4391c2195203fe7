/** The contract between the page and the worker that writes results to disk. The page imports nothing else from this folder. */

import type { FilePieces } from '../enhancer/protocol'

/** A file that could not be written. */
export interface Unwritten {
  /** The file, which is back in the caller's memory. */
  readonly file: FilePieces
  /** The name of the `DOMException`: `QuotaExceededError` when the device has no room. */
  readonly reason: string
}

/** The worker's Comlink surface. */
export interface ResultWriterSurface {
  /** Answers once the worker runs, so that no file is transferred to a worker that never starts. */
  start(): void
  /**
   * Writes a file to a folder of the origin private file system, and frees the memory of its buffers. If that fails, no
   * file of this name is left.
   *
   * @returns `null` once it is written
   */
  write(folder: string, name: string, file: FilePieces): Promise<Unwritten | null>
}
