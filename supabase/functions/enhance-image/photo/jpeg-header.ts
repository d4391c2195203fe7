import { Refusal } from '../refusal.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Frame types that the decoder reads: baseline, extended and progressive, with Huffman codes. */
const decodableFrames = [0xc0, 0xc1, 0xc2]

/**
 * Reads a photograph's size from its bytes, without decoding it and whatever its name or content type says.
 *
 * @throws Refusal unless it is a grey or three-colour JPEG
 */
export function readJpegSize(bytes: Uint8Array): PictureSize {
  const size = findSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!size) throw new Refusal(415, 'Only JPEG photographs can be enhanced')
  return size
}

/** Goes from segment to segment: 0xFF, a marker, and the length of what follows, itself included. */
function findSize(jpeg: DataView): PictureSize | null {
  if (jpeg.byteLength < 2 || jpeg.getUint16(0) !== 0xffd8) return null
  let position = 2
  while (position + 10 <= jpeg.byteLength && jpeg.getUint8(position) === 0xff) {
    const marker = jpeg.getUint8(position + 1)
    if (isFrame(marker)) return decodableFrames.includes(marker) ? frameSize(jpeg, position) : null
    // Any number of 0xFF may stand before a marker.
    position += marker === 0xff ? 1 : 2 + jpeg.getUint16(position + 2)
  }
  return null
}

/** SOF0 to SOF15, of which three numbers stand for something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A frame's size, where it has pixels of 8 bits in grey or in three colours. */
function frameSize(jpeg: DataView, position: number): PictureSize | null {
  const depth = jpeg.getUint8(position + 4)
  const height = jpeg.getUint16(position + 5)
  const width = jpeg.getUint16(position + 7)
  const components = jpeg.getUint8(position + 9)
  const isDecodable = depth === 8 && (components === 1 || components === 3)
  return isDecodable && width > 0 && height > 0 ? { width, height } : null
}
