import type { Kernel } from './kernel'

/** One strip, ready to stand in a PNG file. */
export interface EncodedStrip {
  /** A whole `IDAT` chunk. */
  readonly chunk: ArrayBuffer
  /** Adler-32 of what the chunk holds before compression, and how many bytes these are. */
  readonly adler: number
  readonly filteredBytes: number
}

/** In which order a pixel's four bytes stand. */
export type ByteOrder = 'RGBA' | 'BGRA'

/**
 * Where the pixels of a strip are to be written, four bytes each, before `encodePixels`. Valid until the next call.
 *
 * @throws a `RangeError` where the memory does not suffice
 */
export function pixelsOf(kernel: Kernel, width: number, rows: number): Uint8Array<ArrayBuffer> {
  const address = kernel.prepare(width, rows)
  if (address === 0) throw new RangeError(`No memory for ${rows} rows of ${width} pixels`)
  return new Uint8Array(kernel.memory.buffer as ArrayBuffer, address, width * rows * 4)
}

/** Brightens and compresses what was written there; `null` when a pixel is not opaque. */
export function encodePixels(
  kernel: Kernel,
  width: number,
  rows: number,
  order: ByteOrder,
): EncodedStrip | null {
  return encodedStrip(kernel, width, rows, kernel.encodeStrip(rows, order === 'RGBA'))
}

/** @param length of the chunk that the kernel has just made; 0 where a pixel was not opaque */
export function encodedStrip(
  kernel: Kernel,
  width: number,
  rows: number,
  length: number,
): EncodedStrip | null {
  if (length === 0) return null
  const start = kernel.chunkAddress()
  const chunk = kernel.memory.buffer.slice(start, start + length) as ArrayBuffer
  return { chunk, adler: kernel.stripAdler() >>> 0, filteredBytes: rows * (width * 3 + 1) }
}
