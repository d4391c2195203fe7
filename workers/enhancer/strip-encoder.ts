/// <reference path="../env.d.ts" />
import kernel from './kernel/index.ts?wasm'

/** The kernel's exports; `kernel/index.ts` describes them. Addresses are bytes of its memory. */
interface Kernel {
  readonly memory: WebAssembly.Memory
  prepare(width: number, rows: number): number
  encodeStrip(rows: number, redFirst: boolean): number
  chunkAddress(): number
  stripAdler(): number
}

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

/** Brightens and compresses strips of pixels, in memory of its own. */
export interface StripEncoder {
  /** Where the pixels of a strip are to be written, four bytes each, before `encode`. Valid until the next call. */
  pixels(width: number, rows: number): Uint8Array<ArrayBuffer>
  /** Encodes what was written there; `null` when a pixel is not opaque. */
  encode(width: number, rows: number, order: ByteOrder): EncodedStrip | null
}

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Makes an encoder.
 *
 * @throws where the browser's WebAssembly has no SIMD, or may not be used
 */
export async function createStripEncoder(): Promise<StripEncoder> {
  compiled ??= WebAssembly.compile(Uint8Array.from(atob(kernel), (character) => character.charCodeAt(0)))
  const instance = await WebAssembly.instantiate(await compiled)
  const { memory, prepare, encodeStrip, chunkAddress, stripAdler } = instance.exports as unknown as Kernel
  return {
    pixels(width, rows) {
      const address = prepare(width, rows)
      if (address === 0) throw new RangeError(`No memory for ${rows} rows of ${width} pixels`)
      return new Uint8Array(memory.buffer, address, width * rows * 4)
    },
    encode(width, rows, order) {
      const length = encodeStrip(rows, order === 'RGBA')
      if (length === 0) return null
      const chunk = memory.buffer.slice(chunkAddress(), chunkAddress() + length)
      return { chunk, adler: stripAdler() >>> 0, filteredBytes: rows * (width * 3 + 1) }
    },
  }
}
