import { Zlib, zlibSync } from 'fflate'
import { pngChunk, pngHeader, pngSignature } from '../png-chunk.ts'
import type { ColorSpace, DecodedHeic } from './decode-heic.ts'

/** Compression would take seconds. */
const stored = { level: 0 } as const

/** Encodes a picture as a PNG file with its color space, not compressed. */
export function uncompressedPng({ width, height, channels, row, colorSpace }: DecodedHeic): Blob {
  const data: Uint8Array<ArrayBuffer>[] = []
  const stream = new Zlib(stored, (bytes) => data.push(pngChunk('IDAT', bytes)))
  for (let index = 0; index < height; index++) {
    // The filter type before each row is zero.
    stream.push(Uint8Array.of(0))
    stream.push(row(index), index === height - 1)
  }
  const head = [pngSignature, pngHeader(width, height, channels), colorChunk(colorSpace)]
  return new Blob([...head, ...data, pngChunk('IEND', new Uint8Array())], { type: 'image/png' })
}

function colorChunk(space: ColorSpace | undefined): Uint8Array<ArrayBuffer> {
  if (!space) return pngChunk('sRGB', Uint8Array.of(0))
  if (space.kind === 'numbers') {
    // RGB with full range, because libheif has decoded the picture to that.
    return pngChunk('cICP', Uint8Array.of(space.primaries, space.transfer, 0, 1))
  }
  // A name, the byte that ends it, and the compression method.
  const head = [0x49, 0x43, 0x43, 0, 0]
  return pngChunk('iCCP', Uint8Array.from([...head, ...zlibSync(space.profile, stored)]))
}
