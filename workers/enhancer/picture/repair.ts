import { drawingSurface, release } from './canvas'
import { hasAllScans } from './jpeg-scans'

/**
 * A file that every browser decodes, of a JPEG that lacks nothing but its end: messengers write such files, and so
 * does software that rescues memory cards. `undefined` if a part of the picture is missing.
 */
export async function repairEnd(photo: Blob): Promise<Blob | undefined> {
  const bytes = new DataView(await photo.arrayBuffer())
  const isJpeg = bytes.byteLength > 12 && bytes.getUint16(0) === 0xffd8
  if (!isJpeg || endsInZeros(bytes) || !hasAllScans(bytes)) return undefined
  // The first half of the end marker may be there.
  const length = bytes.byteLength - (bytes.getUint8(bytes.byteLength - 1) === 0xff ? 1 : 0)
  const data = new Uint8Array(bytes.buffer, 0, length)
  const repaired = new Blob([data, endOfImage])
  for (const continuation of continuations)
    if (!(await areAlike(repaired, new Blob([data, continuation, endOfImage])))) return undefined
  return repaired
}

const endOfImage = Uint8Array.of(0xff, 0xd9)

/**
 * Bytes that might follow the compressed data. Where a part of it is missing, a decoder takes these for more
 * of it, and the pictures differ: already the first bits do.
 */
const continuations = [0x55, 0xaa].map((byte) => new Uint8Array(64).fill(byte))

/** A copy that broke off may be filled up with zeros. Compressed data never has that many. */
const endsInZeros = (bytes: DataView) =>
  new Uint8Array(bytes.buffer, Math.max(0, bytes.byteLength - 16)).every((byte) => byte === 0)

const rowsAtOnce = 256

/** True if two files decode to the same pixels. */
async function areAlike(one: Blob, other: Blob): Promise<boolean> {
  const pictures = await Promise.all([one, other].map((file) => createImageBitmap(file).catch(() => null)))
  const [first, second] = pictures
  try {
    if (!first || !second) return false
    const surface = drawingSurface({ width: first.width, height: rowsAtOnce })
    const rows = (picture: ImageBitmap, from: number) => {
      surface.drawImage(picture, 0, -from)
      return new Uint32Array(surface.getImageData(0, 0, first.width, rowsAtOnce).data.buffer)
    }
    try {
      for (let from = 0; from < first.height; from += rowsAtOnce) {
        const expected = rows(first, from)
        if (!rows(second, from).every((pixel, at) => pixel === expected[at])) return false
      }
    } finally {
      release(surface)
    }
    return true
  } finally {
    for (const picture of pictures) picture?.close()
  }
}
