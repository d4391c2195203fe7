/**
 * The contract between the page and the worker that writes results to disk. The page imports nothing else from this folder.
 *
 * The worker sends one message when it runs. The page then sends a {@link WriteRequest} with a port for its answer: `null`
 * once the file is written, or {@link Unwritten}. For these few messages Comlink would be most of the script.
 */

import type { FilePieces } from '../enhancer/protocol'

/** A file for a folder of the origin private file system. Its buffers are transferred. */
export interface WriteRequest {
  readonly folder: string
  readonly name: string
  readonly file: FilePieces
}

/** A file that could not be written. None of its name is left in the folder. */
export interface Unwritten {
  /** The file, which is back in the caller's memory. */
  readonly file: FilePieces
  /** The name of the `DOMException`: `QuotaExceededError` when the device has no room. */
  readonly reason: string
}
