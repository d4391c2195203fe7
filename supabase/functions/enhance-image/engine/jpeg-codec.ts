/// <reference path="./libjpeg-turbo.d.ts" />
import { readFile } from 'node:fs/promises'
import loadCodec, { type Codec } from '@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs'
import { readColorProfile, withColorProfile } from '../photo/jpeg.ts'
import { Refusal } from '../refusal.ts'
import { type Picture, pixelBytes, type Strip } from './picture.ts'

export interface DecodedPhoto extends Picture {
  /** See `readColorProfile`. */
  readonly colorProfile: readonly Uint8Array[]
}

/** JPEG quality, 0 to 100. Results have no visible artifacts and about three times the original's bytes. */
const quality = 88

/** The codec's number for colors at half the width and height (4:2:0). */
const halfColors = 2

let codec: Promise<Codec> | undefined

/** Loads libjpeg-turbo, once. */
function loadOnce(): Promise<Codec> {
  // The WebAssembly file is next to its script.
  const file = new URL(
    'libjpegturbowasm.wasm',
    import.meta.resolve('@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs'),
  )
  codec ??= readFile(file)
    .then((wasmBinary) => loadCodec({ wasmBinary }))
    .catch((error: unknown) => {
      codec = undefined
      throw error
    })
  return codec
}

/**
 * Decodes a JPEG as RGB. The site's photographs are upright (tools/vite/photographs.ts), so what EXIF says of
 * that isn't read.
 *
 * @throws Refusal if it is damaged, even slightly, because the decoder would invent the missing part
 */
export async function decodeJpeg(jpeg: Uint8Array): Promise<DecodedPhoto> {
  const decoder = new (await loadOnce()).JPEGDecoder()
  try {
    decoder.getEncodedBuffer(jpeg.length).set(jpeg)
    try {
      decoder.decode()
    } catch {
      throw new Refusal(422, 'The photograph is damaged')
    }
    const { width, height, componentCount } = decoder.getFrameInfo()
    const isGray = componentCount === 1
    const decoded = decoder.getDecodedBuffer()
    const pixels = isGray ? grayToRgb(decoded) : decoded.slice()
    return {
      width,
      height,
      pixels,
      // A gray photograph's profile does not apply to RGB.
      colorProfile: isGray ? [] : readColorProfile(jpeg),
    }
  } finally {
    decoder.delete()
  }
}

function grayToRgb(gray: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(gray.length * pixelBytes)
  for (const [i, value] of gray.entries()) pixels.fill(value, i * pixelBytes, (i + 1) * pixelBytes)
  return pixels
}

/** Encodes a picture strip by strip, so that only the encoder has the whole picture in memory. */
export async function encodeJpeg(
  { width, height, colorProfile }: Pick<DecodedPhoto, 'width' | 'height' | 'colorProfile'>,
  strips: Iterable<Strip>,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new (await loadOnce()).JPEGEncoder()
  try {
    encoder.setProgressive(0)
    encoder.setQuality(quality)
    encoder.setSubSampling(halfColors)
    const componentCount = roomPerPixel(width, height)
    const frame = { width, height, componentCount, bitsPerSample: 8, isSigned: false }
    const pixels = encoder.getDecodedBuffer(frame)
    for (const { top, pixels: rows } of strips) pixels.set(rows, top * width * pixelBytes)
    encoder.encode()
    return withColorProfile(new Uint8Array(encoder.getEncodedBuffer().buffer), colorProfile)
  } finally {
    encoder.delete()
  }
}

/**
 * Bytes per pixel that the encoder allocates, for the pixels and once more for the JPEG. Three are too few
 * for tiny and for very long pictures. The encoder takes any number but one for RGB, and keeps it in a byte.
 */
function roomPerPixel(width: number, height: number): number {
  // Blocks of 16 x 16 pixels, of which pure noise takes half of their bytes, and the header.
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const needed = 2048 + blocks * (16 * 16 * pixelBytes * 0.5)
  return Math.min(255, Math.max(pixelBytes, Math.ceil(needed / (width * height))))
}
