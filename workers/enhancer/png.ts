import type { Size } from './size'
import type { EncodedStrip } from './strip-encoder'

/** Collects the strips of a picture, in any order, for its PNG file. */
export interface PngStrips {
  add(index: number, strip: EncodedStrip): void
  /** The PNG file. All strips must have been added. */
  file(size: Size): Blob
}

/** This many consecutive strips become one Blob. A Blob for each strip would take as long as its compression. */
const stripsPerBlob = 16

export function collectStrips(count: number): PngStrips {
  const sums: Summed[] = []
  const chunks: (ArrayBuffer | undefined)[] = []
  const blobs: Blob[] = []
  return {
    add(index, { chunk, ...sum }) {
      sums[index] = sum
      chunks[index] = chunk
      const from = index - (index % stripsPerBlob)
      const to = Math.min(from + stripsPerBlob, count)
      const row = chunks.slice(from, to).filter((one) => one !== undefined)
      if (row.length < to - from) return
      blobs[from / stripsPerBlob] = new Blob(row)
      chunks.fill(undefined, from, to)
    },
    file(size) {
      const { adler } = sums.reduce(joinAdler, { adler: 1, filteredBytes: 0 })
      return new Blob([pngHead(size), ...blobs, pngTail(adler)], { type: 'image/png' })
    },
  }
}

/** The signature, the header, the color space and the two bytes that start the zlib stream. */
function pngHead({ width, height }: Size): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // Eight bits per channel, RGB without alpha, the only compression and filter methods, not interlaced.
  header.set([8, 2, 0, 0, 0], 8)
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('sRGB', Uint8Array.of(0)),
    chunk('IDAT', Uint8Array.of(0x78, 0x01)),
  ])
}

/** The empty last block of the stream, its checksum and the end of the file. */
function pngTail(adler: number): Uint8Array<ArrayBuffer> {
  const end = Uint8Array.of(0x01, 0x00, 0x00, 0xff, 0xff, adler >>> 24, adler >>> 16, adler >>> 8, adler)
  return joined([chunk('IDAT', end), chunk('IEND', new Uint8Array())])
}

type Summed = Pick<EncodedStrip, 'adler' | 'filteredBytes'>

/** Combines the Adler-32 checksums of two consecutive byte ranges. */
export function joinAdler(first: Summed, second: Summed): Summed {
  const modulus = 65_521
  const [firstSum, secondSum] = [first.adler & 0xffff, second.adler & 0xffff]
  const sum = (firstSum + secondSum + modulus - 1) % modulus
  // The second checksum started at 1 instead of at the first one's sum.
  const carried = ((second.filteredBytes % modulus) * ((firstSum + modulus - 1) % modulus)) % modulus
  const sumOfSums = ((first.adler >>> 16) + (second.adler >>> 16) + carried) % modulus
  return {
    adler: ((sumOfSums << 16) | sum) >>> 0,
    filteredBytes: first.filteredBytes + second.filteredBytes,
  }
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = type.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** CRC-32, bit by bit, which is fast enough for the few short chunks here. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
