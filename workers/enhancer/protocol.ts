/**
 * What page and worker agree on. The page imports nothing else from this folder: the worker itself is loaded by its
 * address, and only when a photograph is to be enhanced.
 */

/** How much wider and higher an enhanced picture is (specification, section 9). */
export const enlargement = 1.5

/** Why one photograph could not be enhanced, in the words the page shows (specification, section 8). */
export const failures = {
  noCanvas: 'Canvas not supported',
  notAnImage: 'Failed to load image',
  notEncoded: 'Failed to create enhanced image',
} as const

/** The worker's Comlink surface. A failure arrives as an `Error` whose message is for people. */
export interface EnhancerSurface {
  /** Enhances one photograph: 1.5 times the size, brighter, with more contrast. Answers with a PNG file. */
  enhance(photo: Blob): Promise<Blob>
}
