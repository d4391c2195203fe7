import { pngChunk, pngHeader, pngSignature } from '../../png-chunk'
import type { EncodedStrip } from '../kernel/load'
import type { Size } from '../picture/size'
import { freeBuffers } from './free-buffers'

/** A Blob copies what it's made of. So the file is made of parts, and only one at a time is in memory twice. */
const stripsPerPart = 64

/** The PNG file of a picture, from all its strips in order. It takes the memory of their chunks. */
export function pngFile(strips: readonly EncodedStrip[], size: Size): Blob {
  const { adler } = strips.reduce<Summed>(joinAdler, { adler: 1, filteredBytes: 0 })
  const parts: Blob[] = []
  for (let first = 0; first < strips.length; first += stripsPerPart) {
    const chunks = strips.slice(first, first + stripsPerPart).map(({ chunk }) => chunk)
    parts.push(new Blob(chunks))
    freeBuffers(chunks)
  }
  return new Blob([...pngHead(size), ...parts, ...pngTail(adler)], { type: 'image/png' })
}

/** The signature, the header, the color space and the two bytes that start the zlib stream. */
function pngHead({ width, height }: Size): BlobPart[] {
  return [
    pngSignature,
    pngHeader(width, height, 3),
    pngChunk('sRGB', Uint8Array.of(0)),
    pngChunk('IDAT', Uint8Array.of(0x78, 0x01)),
  ]
}

/** The empty last block of the stream, its checksum and the end of the file. */
function pngTail(adler: number): BlobPart[] {
  const end = Uint8Array.of(0x01, 0x00, 0x00, 0xff, 0xff, adler >>> 24, adler >>> 16, adler >>> 8, adler)
  return [pngChunk('IDAT', end), pngChunk('IEND', new Uint8Array())]
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
