import { Buffer } from 'node:buffer'
import { Refusal } from '../refusal.ts'

/** Markers of the JPEG format. Each follows a 0xFF byte. */
const endOfImage = 0xd9
const startOfScan = 0xda
const app0 = 0xe0
const app2 = 0xe2

/** Marker and length, in bytes. */
const segmentHead = 4

/** Frame types that the decoder reads: baseline, extended and progressive, with Huffman codes. */
const decodableFrames = [0xc0, 0xc1, 0xc2]

/**
 * The maximum number of scans of a JPEG. Baseline files have one to three, progressive files about ten. For
 * each scan the decoder visits all pixels, even if the scan has few bytes. Thousands of scans would take
 * minutes.
 */
const maxScans = 100

/** Far more than color profiles and previews take. Walking through millions would hold up the pages. */
const maxSegments = 10_000

/**
 * Walks through a whole photograph, without decoding it, and reads its size. Its name and type do not matter.
 *
 * @throws Refusal unless it is a gray or RGB JPEG (415), complete and in no more parts than usual (422)
 */
export function inspectJpeg(jpeg: Uint8Array): { width: number; height: number } {
  let frame: Uint8Array | undefined
  let scans = 0
  let parts = 0
  let last: number | undefined
  for (const segment of segments(jpeg)) {
    last = segment[1] as number
    if (isFrame(last)) frame ??= segment
    if (last === startOfScan) scans += 1
    parts += 1
    if (scans > maxScans || parts > maxSegments) {
      throw new Refusal(422, 'The photograph is stored in too many parts')
    }
  }
  const size = frame && frameSize(frame)
  if (!size) throw new Refusal(415, 'Only JPEG photographs can be enhanced')
  if (last !== endOfImage || scans === 0) throw new Refusal(422, 'The photograph is damaged')
  return size
}

/** The markers SOF0 to SOF15. Three of these numbers have another meaning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A frame's size, if the decoder reads it and its pixels have one or three channels of 8 bits. */
function frameSize(frame: Uint8Array) {
  const [, marker = 0, , , depth, high = 0, low = 0, left = 0, right = 0, channels] = frame
  const height = (high << 8) + low
  const width = (left << 8) + right
  const isDecodable = decodableFrames.includes(marker) && depth === 8 && (channels === 1 || channels === 3)
  return isDecodable && width > 0 && height > 0 ? { width, height } : null
}

/** The segments of a JPEG's ICC color profile, which its pixels need. */
export function readColorProfile(jpeg: Uint8Array): Uint8Array[] {
  return [...segments(jpeg)].filter((segment) => segment[1] === app2 && startsWith(segment, 'ICC_PROFILE\0'))
}

/** Inserts a color profile into a JPEG, after its first segment. */
export function withColorProfile(
  jpeg: Uint8Array<ArrayBuffer>,
  colorProfile: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const first = segments(jpeg).next().value
  const position = 2 + (first?.[1] === app0 ? first.length : 0)
  return Buffer.concat([jpeg.subarray(0, position), ...colorProfile, jpeg.subarray(position)])
}

/** The segments up to the image's end or the first gap: marker and length, no compressed data. */
function* segments(jpeg: Uint8Array): Generator<Uint8Array, undefined> {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return
  let position = 2
  while (jpeg[position] === 0xff && position + 1 < jpeg.length) {
    const marker = jpeg[position + 1]
    // Any number of 0xFF bytes may precede a marker.
    if (marker === 0xff) {
      position += 1
      continue
    }
    const end = position + 2 + ((jpeg[position + 2] ?? 0) << 8) + (jpeg[position + 3] ?? 0)
    yield jpeg.subarray(position, end)
    if (marker === endOfImage) return
    position = marker === startOfScan ? nextMarker(jpeg, end) : end
  }
}

/**
 * The position of the next marker in compressed data, or -1. There, 0xFF 0x00 is an escaped byte. Restart
 * markers are skipped.
 */
function nextMarker(jpeg: Uint8Array, start: number): number {
  for (let at = jpeg.indexOf(0xff, start); at >= 0; at = jpeg.indexOf(0xff, at + 1)) {
    const next = jpeg[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== 0xff && !isRestart) return at
  }
  return -1
}

function startsWith(segment: Uint8Array, name: string): boolean {
  return [...name].every((character, i) => segment[segmentHead + i] === character.charCodeAt(0))
}
