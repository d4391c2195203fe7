import type { Kernel } from './kernel'

/** One encoded strip of a PNG file. */
export interface EncodedStrip {
  /** A complete `IDAT` chunk. */
  readonly chunk: ArrayBuffer
  /** Adler-32 and length of the chunk's data before compression. */
  readonly adler: number
  readonly filteredBytes: number
}

/** The order of a pixel's four bytes. */
export type ByteOrder = 'RGBA' | 'BGRA'

/**
 * The memory for the pixels of a strip, four bytes each. It must be filled before `encodePixels` and is valid until the
 * next call.
 *
 * @throws a `RangeError` if there is not enough memory
 */
export function pixelsOf(kernel: Kernel, width: number, rows: number): Uint8Array<ArrayBuffer> {
  const address = kernel.prepare(width, rows)
  if (address === 0) throw new RangeError(`No memory for ${rows} rows of ${width} pixels`)
  return new Uint8Array(kernel.memory.buffer as ArrayBuffer, address, width * rows * 4)
}

/** Brightens and compresses the pixels that were written. `null` if a pixel is not opaque. */
export function encodePixels(
  kernel: Kernel,
  width: number,
  rows: number,
  order: ByteOrder,
): EncodedStrip | null {
  return encodedStrip(kernel, width, rows, kernel.encodeStrip(rows, order === 'RGBA'))
}

/** @param length the length of the kernel's last chunk, or 0 if a pixel was not opaque */
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
