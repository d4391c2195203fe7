import { joined, pngChunk, pngHeader, pngSignature } from '../png-chunk'
import type { ColourSpace, DecodedHeic } from './decode-heic'

/** The largest size of a stored block in bytes (RFC 1951, section 3.2.4). */
const largestBlock = 65_535

/** This many blocks become one Blob, because many small ones would be slow. */
const blocksPerBlob = 64

/** Encodes a picture as a PNG file with its color space. It is not compressed, because that would take seconds. */
export function uncompressedPng({ width, height, channels, row, colourSpace }: DecodedHeic): Blob {
  const blobs: Blob[] = []
  let chunks = [pngSignature, pngHeader(width, height, channels), ...colourChunks(colourSpace)]
  const stream = createBlocks(height * (1 + width * channels), (block) => {
    chunks.push(pngChunk('IDAT', block))
    if (chunks.length < blocksPerBlob) return
    blobs.push(new Blob(chunks))
    chunks = []
  })
  for (let index = 0; index < height; index++) {
    stream.write(unfiltered)
    stream.write(row(index))
  }
  return new Blob([...blobs, ...chunks, pngChunk('IEND', new Uint8Array())], { type: 'image/png' })
}

/** The filter type before each row. */
const unfiltered = Uint8Array.of(0)

function colourChunks(space: ColourSpace | undefined): Uint8Array<ArrayBuffer>[] {
  if (!space) return [pngChunk('sRGB', Uint8Array.of(0))]
  if (space.kind === 'numbers') {
    // RGB with full range, because libheif has decoded the picture to that.
    return [pngChunk('cICP', Uint8Array.of(space.primaries, space.transfer, 0, 1))]
  }
  const profile: Uint8Array[] = []
  createBlocks(space.profile.length, (block) => profile.push(block)).write(space.profile)
  const name = [...'ICC'].map((letter) => letter.charCodeAt(0))
  return [pngChunk('iCCP', joined([Uint8Array.of(...name, 0, 0), ...profile]))]
}

/**
 * Writes a zlib stream (RFC 1950) of stored blocks.
 *
 * @param length the number of bytes that will be written
 * @param give called with each block, including its header and, for the last one, the checksum
 */
function createBlocks(length: number, give: (block: Uint8Array) => void) {
  const block = new Uint8Array(Math.min(length, largestBlock))
  let filled = 0
  let left = length
  let [sum, sumOfSums] = [1, 0]
  const flush = () => {
    const isFirst = left === length
    left -= filled
    const isLast = left === 0
    for (let at = 0; at < filled; ) {
      // After 3,800 bytes the sums could exceed 32 bits.
      for (const end = Math.min(at + 3_800, filled); at < end; at++) {
        sum += block[at] ?? 0
        sumOfSums += sum
      }
      sum %= adlerModulus
      sumOfSums %= adlerModulus
    }
    give(
      joined([
        Uint8Array.of(
          ...(isFirst ? [0x78, 0x01] : []),
          isLast ? 1 : 0,
          ...twoBytes(filled),
          ...twoBytes(~filled),
        ),
        block.subarray(0, filled),
        isLast ? Uint8Array.of(sumOfSums >> 8, sumOfSums, sum >> 8, sum) : new Uint8Array(),
      ]),
    )
    filled = 0
  }
  return {
    write(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length; ) {
        const part = bytes.subarray(at, at + block.length - filled)
        block.set(part, filled)
        filled += part.length
        at += part.length
        if (filled === block.length || filled === left) flush()
      }
    },
  }
}

/** For Adler-32, the checksum of zlib streams. */
const adlerModulus = 65_521

/** In little-endian order. */
const twoBytes = (value: number) => [value & 0xff, (value >> 8) & 0xff]
