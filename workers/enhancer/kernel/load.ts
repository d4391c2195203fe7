/// <reference path="../../env.d.ts" />
import binary from './assembly/index.ts?wasm'

/** The kernel's exports; `assembly/index.ts` describes them. Addresses are bytes of its memory. */
export interface Kernel {
  readonly memory: WebAssembly.Memory
  prepare(width: number, rows: number): number
  encodeStrip(rows: number): number
  encodePacked(rows: number): number
  prepareEnlarging(
    width: number,
    height: number,
    toWidth: number,
    toHeight: number,
    rows: number,
    sourceRows: number,
  ): number
  turnAs(transposed: boolean, mirrored: boolean, upsideDown: boolean): void
  firstSourceRowOf(row: number): number
  lastSourceRowOf(row: number): number
  encodeEnlarged(
    firstRow: number,
    rows: number,
    firstSource: number,
    sources: number,
    redFirst: boolean,
  ): number
  enlargedRow(row: number, firstSource: number, sources: number, redFirst: boolean): number
  chunkAddress(): number
  stripAdler(): number
}

export interface EncodedStrip {
  /** A complete `IDAT` chunk. */
  readonly chunk: ArrayBuffer
  /** Adler-32 and length of the chunk's data before compression. */
  readonly adler: number
  readonly filteredBytes: number
}

let compiled: Promise<WebAssembly.Module> | undefined
const idle: Kernel[] = []

/**
 * Creates a kernel with its own memory, for one picture at a time.
 *
 * @throws if WebAssembly is blocked or has no SIMD in this browser
 */
export async function takeKernel(): Promise<Kernel> {
  const known = idle.pop()
  if (known) return known
  compiled ??= WebAssembly.compile(bytesOf(binary))
  const instance = await WebAssembly.instantiate(await compiled)
  return instance.exports as unknown as Kernel
}

const bytesOf = (hexadecimal: string) =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** The kernel and its memory are kept for the next picture. */
export function giveBack(kernel: Kernel): void {
  idle.push(kernel)
}

/**
 * The memory for the pixels of a strip, four bytes each: red, green, blue, alpha. It must be filled before
 * `encodePixels` or `encodePacked` and is valid until the next call.
 *
 * @throws a `RangeError` if there is not enough memory
 */
export function pixelsOf(kernel: Kernel, width: number, rows: number): Uint8Array<ArrayBuffer> {
  const address = kernel.prepare(width, rows)
  if (address === 0) throw new RangeError(`No memory for ${rows} rows of ${width} pixels`)
  return new Uint8Array(kernel.memory.buffer as ArrayBuffer, address, width * rows * 4)
}

/** Brightens and compresses the pixels that were written. `null` if a pixel is not opaque. */
export const encodePixels = (kernel: Kernel, width: number, rows: number) =>
  lastChunk(kernel, width, rows, kernel.encodeStrip(rows))

/** Compresses pixels as they are, of which three bytes each were written from the beginning on. */
export const encodePacked = (kernel: Kernel, width: number, rows: number) =>
  lastChunk(kernel, width, rows, kernel.encodePacked(rows)) as EncodedStrip

/**
 * The chunk that the kernel has made.
 *
 * @param length its length as the kernel returned it: 0 if a pixel was not opaque
 */
export function lastChunk(kernel: Kernel, width: number, rows: number, length: number): EncodedStrip | null {
  if (length === 0) return null
  const start = kernel.chunkAddress()
  const chunk = kernel.memory.buffer.slice(start, start + length) as ArrayBuffer
  return { chunk, adler: kernel.stripAdler() >>> 0, filteredBytes: rows * (width * 3 + 1) }
}
