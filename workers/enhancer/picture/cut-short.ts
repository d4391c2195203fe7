import { free } from '../protocol'

/**
 * Whether the end of a picture is missing, as after a copy that broke off. Chromium refuses to decode such files, while
 * Firefox makes the rest white and WebKit leaves the whole picture empty. What follows a picture's end does not matter:
 * phones append videos and depth maps there.
 *
 * Knows JPEG, PNG and WebP. `false` for other formats.
 */
export async function isCutShort(photo: Blob): Promise<boolean> {
  const buffer = await photo.arrayBuffer()
  const bytes = new DataView(buffer)
  try {
    const isWhole = bytes.byteLength < 12 ? undefined : formats.find(({ begins }) => begins(bytes))?.isWhole
    return isWhole !== undefined && !isWhole(bytes)
  } finally {
    free(buffer)
  }
}

const formats = [
  { begins: (file: DataView) => file.getUint16(0) === 0xffd8, isWhole: isWholeJpeg },
  { begins: (file: DataView) => file.getUint32(0) === 0x89504e47, isWhole: isWholePng },
  // The letters RIFF and WEBP, with the size of all that follows it between them.
  {
    begins: (file: DataView) => file.getUint32(0) === 0x52494646 && file.getUint32(8) === 0x57454250,
    isWhole: (file: DataView) => file.getUint32(4, true) + 8 <= file.byteLength,
  },
]

/** Looks for the marker that ends the picture: not the one of a preview, which is inside of a segment. */
function isWholeJpeg(file: DataView<ArrayBuffer>): boolean {
  const bytes = new Uint8Array(file.buffer)
  for (let at = 2; ; ) {
    const begin = bytes.indexOf(0xff, at)
    if (begin === -1 || begin + 4 > bytes.length) return bytes[begin + 1] === endOfImage
    const marker = file.getUint8(begin + 1)
    if (marker === endOfImage) return true
    if (marker === 0xff) at = begin + 1
    else if (hasNoSegment(marker)) at = begin + 2
    else at = begin + 2 + file.getUint16(begin + 2)
  }
}

const endOfImage = 0xd9

/** A byte of the compressed data that only looks like a marker, a restart, or the beginning of a picture. */
const hasNoSegment = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)

function isWholePng(file: DataView): boolean {
  for (let at = 8; at + 12 <= file.byteLength; at += file.getUint32(at) + 12) {
    if (file.getUint32(at + 4) === 0x49454e44) return true
  }
  return false
}
