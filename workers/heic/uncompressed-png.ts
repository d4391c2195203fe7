import { joined, pngChunk, pngHeader, pngSignature } from '../png-chunk.ts'
import type { ColorSpace, DecodedHeic } from './decode-heic.ts'

/** The largest size of a stored block in bytes (RFC 1951, section 3.2.4). */
const largestBlock = 65_535

const adlerModulus = 65_521

/**
 * Encodes a picture as a PNG file with its color space. It is not compressed, because that would take
 * seconds: each row is a stored block in a chunk of its own.
 *
 * @throws a `RangeError` for rows that are longer than a block, of pictures that are too wide to be enhanced
 */
export function uncompressedPng({ width, height, channels, row, colorSpace }: DecodedHeic): Blob {
  const rows: Uint8Array<ArrayBuffer>[] = []
  let adler: Adler = [1, 0]
  for (let index = 0; index < height; index++) {
    // The filter type before each row is zero.
    const bytes = joined([Uint8Array.of(0), row(index)])
    adler = adlerOf(bytes, adler)
    rows.push(pngChunk('IDAT', joined([index === 0 ? streamBegin : nothing, storedBlock(bytes)])))
  }
  const end = pngChunk('IDAT', joined([lastBlock, checksum(adler)]))
  const head = [pngSignature, pngHeader(width, height, channels), ...colorChunks(colorSpace)]
  return new Blob([...head, ...rows, end, pngChunk('IEND', new Uint8Array())], { type: 'image/png' })
}

function colorChunks(space: ColorSpace | undefined): Uint8Array<ArrayBuffer>[] {
  if (!space) return [pngChunk('sRGB', Uint8Array.of(0))]
  if (space.kind === 'numbers') {
    // RGB with full range, because libheif has decoded the picture to that.
    return [pngChunk('cICP', Uint8Array.of(space.primaries, space.transfer, 0, 1))]
  }
  // A name, the byte that ends it, and the compression method.
  const head = Uint8Array.of(0x49, 0x43, 0x43, 0, 0)
  const { profile } = space
  const blocks: Uint8Array[] = []
  for (let at = 0; at < profile.length; at += largestBlock)
    blocks.push(storedBlock(profile.subarray(at, at + largestBlock)))
  return [pngChunk('iCCP', joined([head, streamBegin, ...blocks, lastBlock, checksum(adlerOf(profile))]))]
}

function storedBlock(bytes: Uint8Array, isLast = false): Uint8Array<ArrayBuffer> {
  const { length } = bytes
  if (length > largestBlock) throw new RangeError(`A block of ${length} bytes`)
  return joined([Uint8Array.of(isLast ? 1 : 0, length, length >> 8, ~length, ~length >> 8), bytes])
}

const nothing = new Uint8Array()

/** The header of a zlib stream, and the empty block that ends it before its checksum. */
const streamBegin = Uint8Array.of(0x78, 0x01)
const lastBlock = storedBlock(nothing, true)

/** The sum of all bytes so far, and the sum of those sums. */
type Adler = readonly [number, number]

function adlerOf(bytes: Uint8Array, [begin, beginOfSums]: Adler = [1, 0]): Adler {
  let [sum, sumOfSums] = [begin, beginOfSums]
  for (let at = 0; at < bytes.length; ) {
    // After 3,800 bytes the sums could exceed 32 bits.
    for (const end = Math.min(at + 3_800, bytes.length); at < end; at++) {
      sum += bytes[at] ?? 0
      sumOfSums += sum
    }
    sum %= adlerModulus
    sumOfSums %= adlerModulus
  }
  return [sum, sumOfSums]
}

const checksum = ([sum, sumOfSums]: Adler) => Uint8Array.of(sumOfSums >> 8, sumOfSums, sum >> 8, sum)
