import { pngChunk, pngHeader, pngSignature } from '../../png-chunk'
import type { EncodedStrip } from '../kernel/load'
import type { Size } from '../picture/size'
import { freeBuffers } from './free-buffers'

/** A Blob copies what it's made of. So the file is made of parts, and only one at a time is in memory twice. */
const stripsPerPart = 64

/** The PNG file of a picture, from all its strips in order. It takes the memory of their chunks. */
export function pngFile(strips: readonly EncodedStrip[], size: Size): Blob {
  const file = createPngFile(size)
  for (const strip of strips) file.add(strip)
  return file.end()
}

/** The file of a picture while its strips are made. */
export interface PngFile {
  /** The next strip. Its chunk's memory is taken. */
  add(strip: EncodedStrip): void
  /** The whole file, once all strips are in it. */
  end(): Blob
}

/** @param colors the chunks that say what the numbers of a color mean; sRGB's unless told otherwise */
export function createPngFile(
  { width, height }: Size,
  colors: readonly BlobPart[] = [pngChunk('sRGB', Uint8Array.of(0))],
): PngFile {
  const parts: Blob[] = []
  let chunks: ArrayBuffer[] = []
  let summed: Summed = { adler: 1, filteredBytes: 0 }
  const endPart = () => {
    parts.push(new Blob(chunks))
    freeBuffers(chunks)
    chunks = []
  }
  return {
    add({ chunk, ...sums }) {
      summed = joinAdler(summed, sums)
      chunks.push(chunk)
      if (chunks.length === stripsPerPart) endPart()
    },
    end() {
      endPart()
      // The two bytes that start the zlib stream.
      const head = [
        pngSignature,
        pngHeader(width, height, 3),
        ...colors,
        pngChunk('IDAT', Uint8Array.of(0x78, 0x01)),
      ]
      return new Blob([...head, ...parts, ...pngTail(summed.adler)], { type: 'image/png' })
    },
  }
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
