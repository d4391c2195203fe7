import { holdDecoding } from './thumbnail'

/** Milliseconds between two thumbnails while a batch runs. */
const thumbnailPause = 1_000
let lastThumbnail = 0

/**
 * Lets one thumbnail be drawn beside a running batch, unless one was just drawn: a whole photo is decoded for
 * it. One for each photo that is done would take a fifth of the time.
 */
export function allowThumbnail(): void {
  const now = performance.now()
  if (now - lastThumbnail < thumbnailPause) return
  lastThumbnail = now
  holdDecoding(false)
}
