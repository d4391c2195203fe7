/**
 * What page and worker agree on. The page imports nothing else from this folder: the worker itself is loaded by its
 * address, and only when a photograph is to be enhanced.
 */

/** Goes up whenever the same photograph would come out differently: results kept from before are then made anew. */
export const engineVersion = 3

/** How much wider and higher an enhanced picture is (specification, section 9). */
export const enlargement = 1.5

/** Why one photograph could not be enhanced, in the words the page shows (specification, section 8). */
export const failures = {
  noCanvas: 'Canvas not supported',
  notAnImage: 'Failed to load image',
  notEncoded: 'Failed to create enhanced image',
} as const

/**
 * A file in pieces of a few megabytes. They are buffers where that is possible, because the memory of a buffer can be
 * given back ({@link free}), and that of a Blob cannot.
 */
export type FilePieces = readonly (ArrayBuffer | Blob)[]

/**
 * Gives a buffer's memory back at once. Firefox and WebKit may collect garbage only after a minute, and by then a batch
 * has made a gigabyte of it.
 */
export function free(buffer: ArrayBuffer & { transfer?: (length: number) => ArrayBuffer }): void {
  buffer.transfer?.(0)
}

/** An enhanced photograph. */
export interface Enhancement {
  /** A PNG file. */
  readonly file: FilePieces
  /** The photograph as it was, in a few kilobytes; `null` where the browser could not write it. */
  readonly thumbnail: Blob | null
  /** Whether the photograph's file was cut short: what is missing is grey. */
  readonly isIncomplete: boolean
}

/** What the device can do, as far as the page can tell. */
export interface Capacity {
  /** Most pixels that a photograph may have. */
  readonly maximumPixels: number
}

/** The worker's Comlink surface. A failure arrives as an `Error` whose message is for people. */
export interface EnhancerSurface {
  /**
   * Enhances one photograph: 1.5 times the size, brighter, with more contrast.
   *
   * @param isPrepared whether it is the one that was prepared last
   */
  enhance(photo: Blob, capacity: Capacity, isPrepared?: boolean): Promise<Enhancement>

  /** Decodes the photograph that is to be enhanced next, beside the one at work. */
  prepare(photo: Blob): void

  /** Has this worker take on rows of the photographs of another one, which holds the other end of the channel. */
  help(port: MessagePort): void

  /** Names a worker that helps this one, by this end of their channel. */
  addHelper(port: MessagePort): void

  /**
   * Says, before each stage of a photograph, how many milliseconds it may take at most, even on a slow device: after
   * that the worker must be taken for hung.
   */
  onHeartbeat(listen: (milliseconds: number) => void): void

  /**
   * Holds the Web Lock of this name until the worker's end, however it comes. Answers once it is held, or `false` where
   * there are no locks.
   */
  holdLock(name: string): Promise<boolean>
}
