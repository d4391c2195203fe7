import { Refusal } from '../refusal.ts'

/**
 * The most passes over the picture that a JPEG may be stored in. Baseline ones have one to three, progressive ones about
 * ten. Each costs the decoder a walk over all pixels, however few bytes it has: thousands would occupy it for minutes.
 */
const maxScans = 100

/** Markers of the JPEG format, each of which follows a byte of 0xFF. */
const endOfImage = 0xd9
const startOfScan = 0xda

/**
 * Goes through all segments of a JPEG, without decoding it.
 *
 * @throws Refusal (422) where it ends too soon or has more scans than any photograph needs
 */
export function checkScans(jpeg: Uint8Array): void {
  let scans = 0
  for (const marker of markers(jpeg)) {
    if (marker === startOfScan) scans += 1
    if (scans > maxScans) throw new Refusal(422, 'The photograph is stored in too many parts')
    if (marker === endOfImage && scans > 0) return
  }
  throw new Refusal(422, 'The photograph is damaged')
}

/** The markers of a JPEG's segments, as far as they follow one on the other. */
function* markers(jpeg: Uint8Array): Generator<number> {
  let position = 2
  while (jpeg[position] === 0xff && position + 1 < jpeg.length) {
    const marker = jpeg[position + 1] as number
    yield marker
    if (marker === startOfScan) position = nextMarker(jpeg, afterSegment(jpeg, position))
    // Any number of 0xFF may stand before a marker.
    else position = marker === 0xff ? position + 1 : afterSegment(jpeg, position)
  }
}

/** Where a segment ends: its length follows the marker, in two bytes. */
const afterSegment = (jpeg: Uint8Array, marker: number) =>
  marker + 2 + ((jpeg[marker + 2] ?? 0) << 8) + (jpeg[marker + 3] ?? 0)

/**
 * Position of the next marker in compressed data, -1 for none. There, 0xFF 0x00 stands for a byte and restart markers change
 * nothing.
 */
function nextMarker(jpeg: Uint8Array, start: number): number {
  for (let at = jpeg.indexOf(0xff, start); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  return -1
}
