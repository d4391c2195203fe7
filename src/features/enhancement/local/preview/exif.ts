/** The part of a photograph's EXIF data that previews use. */
export interface Exif {
  /** From 1 to 8: how the picture must be rotated and mirrored to be upright. */
  readonly orientation: number
  /** A small JPEG of the same picture. */
  readonly thumbnail: Uint8Array<ArrayBuffer> | undefined
}

const tags = { orientation: 0x112, thumbnailStart: 0x201, thumbnailLength: 0x202 }

/**
 * Reads a JPEG file's EXIF data.
 *
 * @param file its first part: the data has up to 64 kilobytes and comes before the picture
 * @returns undefined if there is none
 * @throws a `RangeError` if the data is truncated
 */
export function readExif(file: ArrayBuffer): Exif | undefined {
  const view = new DataView(file)
  if (view.getUint16(0) !== 0xffd8) return undefined
  // Segments with a marker and a length come before the picture.
  for (
    let at = 2;
    view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda;
    at += 2 + view.getUint16(at + 2)
  ) {
    // "Exif", followed by two zeros and a TIFF file.
    if (view.getUint16(at) === 0xffe1 && view.getUint32(at + 4) === 0x45786966) return readTiff(file, at + 10)
  }
  return undefined
}

function readTiff(file: ArrayBuffer, start: number): Exif {
  const view = new DataView(file, start)
  const isLittleEndian = view.getUint16(0) === 0x4949
  const short = (at: number) => view.getUint16(at, isLittleEndian)
  const long = (at: number) => view.getUint32(at, isLittleEndian)

  /** A directory's numbers by their tags, and the position of the next directory. */
  const readDirectory = (at: number) => {
    const count = short(at)
    const values = new Map<number, number>()
    for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12) {
      const isShort = short(entry + 2) === 3
      values.set(short(entry), isShort ? short(entry + 8) : long(entry + 8))
    }
    return { values, next: long(at + 2 + count * 12) }
  }

  // The first directory describes the photograph, the second one its thumbnail.
  const photograph = readDirectory(long(4))
  const small = photograph.next ? readDirectory(photograph.next).values : new Map<number, number>()
  const from = small.get(tags.thumbnailStart)
  const length = small.get(tags.thumbnailLength)
  return {
    orientation: photograph.values.get(tags.orientation) ?? 1,
    thumbnail: from && length ? new Uint8Array(file, start + from, length) : undefined,
  }
}
