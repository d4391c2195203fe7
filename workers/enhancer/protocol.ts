import type { LockHolder } from '../lifetime/protocol'

/**
 * The contract between the page and the worker. The page imports nothing else from this folder. It loads the
 * worker by its URL, and only when a photo is to be enhanced.
 */

/** Raised when the same photo would give another result or none. Earlier versions' are ignored then. */
export const engineVersion = 6

/** The messages for photos that could not be enhanced (specification, section 8). */
export const failures = {
  noCanvas: 'Canvas not supported',
  notAnImage: 'Failed to load image',
  notEncoded: 'Failed to create enhanced image',
} as const

/** The name of the error of a picture that is too large. Its message says how large it may be. */
export const tooLargeError = 'PictureTooLarge'

/** The worker's Comlink surface. A failure arrives as an `Error` whose message is for people. */
export interface EnhancerSurface extends LockHolder {
  /**
   * Enhances one photo: enlarges it 1.5 times and raises brightness and contrast. Gives a PNG file.
   *
   * @param maximumPixels the largest number of pixels of a photo that this device can handle
   * @param isPrefetched whether it is the photo of the last `prefetch` call
   */
  enhance(photo: Blob, maximumPixels: number, isPrefetched?: boolean): Promise<Blob>

  prefetch(photo: Blob): void

  /** Makes this worker a helper of the worker at the other end of the channel. */
  help(port: MessagePort): void

  /** Adds a helper, by this worker's end of their channel. */
  addHelper(port: MessagePort): void

  /**
   * Listens to heartbeats. Before each stage the worker reports the stage's timeout in milliseconds, which is
   * long enough for slow devices. A worker that is silent for longer counts as hung.
   */
  onHeartbeat(listen: (milliseconds: number) => void): void
}
