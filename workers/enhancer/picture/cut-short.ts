/**
 * True if the end of a picture is missing, as after a copy that broke off. Chromium refuses to decode such
 * files, while Firefox makes the rest white and WebKit leaves the whole picture empty. What follows a
 * picture's end does not matter: phones append videos and depth maps there.
 *
 * Knows JPEG, PNG, WebP, HEIC and AVIF. `false` for other formats. Of a whole file it reads a few kilobytes.
 */
export async function isCutShort(photo: Blob): Promise<boolean> {
  const begin = await read(photo, 0, 12)
  if (begin.byteLength < 12) return false
  if (begin.getUint16(0) === 0xffd8) return !(await includes(photo, endOfImage, await scanOf(photo)))
  if (begin.getUint32(0) === 0x89504e47) return !(await includes(photo, endOfPng, 8))
  if (begin.getUint32(4) === 0x66747970) return endsInBox(photo)
  // The letters RIFF and WEBP, with the size of all that follows it between them.
  const isWebP = begin.getUint32(0) === 0x52494646 && begin.getUint32(8) === 0x57454250
  return isWebP && begin.getUint32(4, true) + 8 > photo.size
}

/** True if one of the boxes of a HEIC or AVIF file goes on behind the file's end. */
async function endsInBox(photo: Blob): Promise<boolean> {
  let at = 0
  while (at + 8 <= photo.size) {
    const box = await read(photo, at, at + 16)
    const isLong = box.getUint32(0) === 1 && box.byteLength === 16
    const length = isLong ? Number(box.getBigUint64(8)) : box.getUint32(0)
    // The last box may leave its length open.
    if (length < 8) return false
    at += length
  }
  return at !== photo.size
}

const endOfImage = [0xff, 0xd9] as const

/** The type of the last chunk, IEND, and its checksum, which never differs. */
const endOfPng = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82] as const

const read = async (file: Blob, begin: number, end: number) =>
  new DataView(await file.slice(begin, end).arrayBuffer())

/**
 * Where a JPEG's compressed data begins, which has no end marker in it. The metadata before it may, in a
 * preview. The end of the file if that comes first.
 */
async function scanOf(file: Blob): Promise<number> {
  for (let at = 2; at + 4 <= file.size; ) {
    const segment = await read(file, at, at + 4)
    const marker = segment.getUint16(0)
    if (marker === startOfScan || marker <= 0xff00 || marker === 0xffff) return at
    at += 2 + segment.getUint16(2)
  }
  return file.size
}

const startOfScan = 0xffda

const partBytes = 16 * 1024

/** True if a file has these bytes from `first` on. They are expected near its end. */
async function includes(file: Blob, bytes: readonly [number, ...number[]], first: number): Promise<boolean> {
  for (let end = file.size; end > first; end -= partBytes) {
    // Each part overlaps the one behind it, where the last of the bytes may be.
    const part = await read(file, Math.max(first, end - partBytes), end + bytes.length - 1)
    const values = new Uint8Array(part.buffer)
    for (let at = values.indexOf(bytes[0]); at !== -1; at = values.indexOf(bytes[0], at + 1)) {
      if (bytes.every((byte, index) => values[at + index] === byte)) return true
    }
  }
  return false
}
