/** The metadata that is needed to show a JPEG's pixels correctly. */
export interface JpegMetadata {
  /** The EXIF orientation: 1 is upright, 2 to 8 are turned or mirrored. */
  readonly orientation: number
  /** The segments of its ICC colour profile. Empty if it has none. */
  readonly colourProfile: readonly Uint8Array[]
}

const startOfScan = 0xda
const app0 = 0xe0
const app1 = 0xe1
const app2 = 0xe2

/** Marker and length, in bytes. */
const segmentHead = 4

/** Reads the segments before the first scan. */
export function readMetadata(jpeg: Uint8Array): JpegMetadata {
  const all = [...segments(jpeg)]
  const exif = all.find((segment) => segment[1] === app1 && startsWith(segment, 'Exif\0\0'))
  return {
    orientation: exif ? orientationOf(exif.subarray(segmentHead + 'Exif\0\0'.length)) : 1,
    colourProfile: all.filter((segment) => segment[1] === app2 && startsWith(segment, 'ICC_PROFILE\0')),
  }
}

/** Inserts a colour profile into a JPEG, after its first segment. */
export function withColourProfile(
  jpeg: Uint8Array<ArrayBuffer>,
  colourProfile: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  if (colourProfile.length === 0) return jpeg
  const [first] = segments(jpeg)
  const position = 2 + (first?.[1] === app0 ? first.length : 0)
  const parts = [jpeg.subarray(0, position), ...colourProfile, jpeg.subarray(position)]
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    whole.set(part, end)
    end += part.length
  }
  return whole
}

/** The segments before the first scan, each with its marker and its length. */
function* segments(jpeg: Uint8Array): Generator<Uint8Array> {
  let position = 2
  while (jpeg[position] === 0xff && position + segmentHead <= jpeg.length) {
    const marker = jpeg[position + 1] as number
    if (marker === startOfScan) return
    // Any number of 0xFF bytes may precede a marker.
    if (marker === 0xff) {
      position += 1
      continue
    }
    const end = position + 2 + ((jpeg[position + 2] as number) << 8) + (jpeg[position + 3] as number)
    yield jpeg.subarray(position, end)
    position = end
  }
}

function startsWith(segment: Uint8Array, name: string): boolean {
  return [...name].every((character, i) => segment[segmentHead + i] === character.charCodeAt(0))
}

/** Reads the orientation from EXIF: entry 0x0112 of the first directory. It is 1 if there is no valid entry. */
function orientationOf(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const isLittleEndian = view.getUint16(0) === 0x4949
    const list = view.getUint32(4, isLittleEndian)
    const count = view.getUint16(list, isLittleEndian)
    for (let entry = list + 2; entry < list + 2 + 12 * count; entry += 12) {
      if (view.getUint16(entry, isLittleEndian) !== 0x0112) continue
      const orientation = view.getUint16(entry + 8, isLittleEndian)
      return orientation >= 1 && orientation <= 8 ? orientation : 1
    }
  } catch {
    // An offset points outside the segment.
  }
  return 1
}
