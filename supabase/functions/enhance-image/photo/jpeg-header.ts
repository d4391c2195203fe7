import { Refusal } from '../refusal.ts'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Frame types that the decoder reads: baseline, extended and progressive, with Huffman codes. */
const decodableFrames = [0xc0, 0xc1, 0xc2]

/**
 * Reads a photograph's size from its bytes, without decoding it. Its name and content type do not matter.
 *
 * @throws Refusal unless it is a grey or RGB JPEG
 */
export function readJpegSize(bytes: Uint8Array): PictureSize {
  const size = findSize(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!size) throw new Refusal(415, 'Only JPEG photographs can be enhanced')
  return size
}

/** Walks through the segments. Each has 0xFF, a marker, and a length that includes the length field. */
function findSize(jpeg: DataView): PictureSize | null {
  if (jpeg.byteLength < 2 || jpeg.getUint16(0) !== 0xffd8) return null
  let position = 2
  while (position + 10 <= jpeg.byteLength && jpeg.getUint8(position) === 0xff) {
    const marker = jpeg.getUint8(position + 1)
    if (isFrame(marker)) return decodableFrames.includes(marker) ? frameSize(jpeg, position) : null
    // Any number of 0xFF bytes may precede a marker.
    position += marker === 0xff ? 1 : 2 + jpeg.getUint16(position + 2)
  }
  return null
}

/** The markers SOF0 to SOF15. Three of these numbers have another meaning. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** A frame's size, if its pixels have 8 bits per channel and one or three channels. */
function frameSize(jpeg: DataView, position: number): PictureSize | null {
  const depth = jpeg.getUint8(position + 4)
  const height = jpeg.getUint16(position + 5)
  const width = jpeg.getUint16(position + 7)
  const components = jpeg.getUint8(position + 9)
  const isDecodable = depth === 8 && (components === 1 || components === 3)
  return isDecodable && width > 0 && height > 0 ? { width, height } : null
}
