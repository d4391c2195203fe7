/**
 * The contract between the page and the worker. The page imports nothing else from this folder. It loads the
 * worker by its URL, and only when a photograph is to be enhanced.
 */

/** Raised when the same photograph would give another result or none. Earlier versions' are ignored then. */
export const engineVersion = 6

/** How much wider and higher an enhanced picture is (specification, section 9). */
export const enlargement = 1.5

/** The messages for photographs that could not be enhanced (specification, section 8). */
export const failures = {
  noCanvas: 'Canvas not supported',
  notAnImage: 'Failed to load image',
  notEncoded: 'Failed to create enhanced image',
} as const

/**
 * A file in pieces of a few megabytes. They are buffers where that is possible, because the memory of a
 * buffer can be given back ({@link freeAll}), and that of a Blob cannot.
 */
export type FilePieces = readonly (ArrayBuffer | Blob)[]

export const buffersOf = (file: FilePieces) => file.filter((piece) => piece instanceof ArrayBuffer)

export const sizeOf = (file: FilePieces) =>
  file.reduce((sum, piece) => sum + (piece instanceof Blob ? piece.size : piece.byteLength), 0)

let closedPort: MessagePort | undefined

/**
 * Gives the memory of all buffers back at once. Firefox and WebKit may collect garbage only after a minute,
 * and by then a batch has made a gigabyte of it.
 *
 * They are transferred to nobody. `ArrayBuffer.transfer` would be plainer, but Chromium keeps the memory of a
 * buffer that came in a message until the next garbage collection, and no longer counts it toward that.
 */
export function freeAll(file: FilePieces): void {
  if (!closedPort) {
    const { port1, port2 } = new MessageChannel()
    port2.close()
    closedPort = port1
  }
  closedPort.postMessage(null, buffersOf(file))
}

/** The worker's Comlink surface. A failure arrives as an `Error` whose message is for people. */
export interface EnhancerSurface {
  /**
   * Enhances one photograph: enlarges it 1.5 times and raises brightness and contrast. Gives a PNG file.
   *
   * @param maximumPixels the largest number of pixels of a photograph that this device can handle
   * @param isPrefetched whether it is the photograph of the last `prefetch` call
   */
  enhance(photo: Blob, maximumPixels: number, isPrefetched?: boolean): Promise<FilePieces>

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

  /**
   * Holds the Web Lock of this name until the worker ends for any reason. Resolves to `true` once it is held,
   * and to `false` in browsers without locks.
   */
  holdLock(name: string): Promise<boolean>
}
