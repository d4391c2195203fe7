import { Refusal } from '../refusal.ts'

/**
 * The maximum number of scans of a JPEG. Baseline files have one to three, progressive files about ten. For each scan the
 * decoder visits all pixels, even if the scan has few bytes. Thousands of scans would take minutes.
 */
const maxScans = 100

/** Markers of the JPEG format. Each follows a 0xFF byte. */
const endOfImage = 0xd9
const startOfScan = 0xda

/**
 * Walks through all segments of a JPEG, without decoding it.
 *
 * @throws Refusal (422) if it is truncated or has more scans than any photograph needs
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

/** The markers of a JPEG's segments, up to the first gap. */
function* markers(jpeg: Uint8Array): Generator<number> {
  let position = 2
  while (jpeg[position] === 0xff && position + 1 < jpeg.length) {
    const marker = jpeg[position + 1] as number
    yield marker
    if (marker === startOfScan) position = nextMarker(jpeg, afterSegment(jpeg, position))
    // Any number of 0xFF bytes may precede a marker.
    else position = marker === 0xff ? position + 1 : afterSegment(jpeg, position)
  }
}

/** The end of a segment. Its length is in the two bytes after the marker. */
const afterSegment = (jpeg: Uint8Array, marker: number) =>
  marker + 2 + ((jpeg[marker + 2] ?? 0) << 8) + (jpeg[marker + 3] ?? 0)

/**
 * The position of the next marker in compressed data, or -1. There, 0xFF 0x00 is an escaped byte. Restart markers are
 * skipped.
 */
function nextMarker(jpeg: Uint8Array, start: number): number {
  for (let at = jpeg.indexOf(0xff, start); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  return -1
}
