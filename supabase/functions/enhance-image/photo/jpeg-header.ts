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
  const unreadable = new Refusal(415, 'Only JPEG photographs can be enhanced')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) throw unreadable
  let position = 2
  // A segment: 0xFF, a marker, and the length of what follows, itself included.
  while (position + 4 <= bytes.length) {
    if (view.getUint8(position) !== 0xff) throw unreadable
    const marker = view.getUint8(position + 1)
    if (marker === 0xff) {
      position += 1
      continue
    }
    if (isFrame(marker)) {
      if (!decodableFrames.includes(marker) || position + 10 > bytes.length) throw unreadable
      const size = { width: view.getUint16(position + 7), height: view.getUint16(position + 5) }
      const components = view.getUint8(position + 9)
      const isDeep = view.getUint8(position + 4) !== 8
      if (isDeep || size.width === 0 || size.height === 0) throw unreadable
      if (components !== 1 && components !== 3) throw unreadable
      return size
    }
    position += 2 + view.getUint16(position + 2)
  }
  throw unreadable
}

/** SOF0 to SOF15, of which three numbers stand for something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
