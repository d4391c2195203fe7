/**
 * The kernel: from the scaled pixels of one strip of rows to one finished `IDAT` chunk of a PNG file.
 *
 * AssemblyScript: TypeScript's syntax, compiled to WebAssembly with SIMD. Addresses are bytes of the module's memory.
 * `README.md` in the folder above tells the algorithm.
 */
import { adlerOf, crcOf } from './checksums'
import { deflateStrip } from './deflate'
import { filterFirstRow, filterRow, toneRow } from './rows'

/** What a row needs around it: a pixel of zeros on its left, and room for the last vector store on its right. */
const margin: usize = 32

const idatType: u32 = 0x54414449

let rowBytes: usize = 0
let pixels: usize = 0
let thisRow: usize = 0
let lastRow: usize = 0
let filtered: usize = 0
let chunk: usize = 0
let adler: u32 = 1

/**
 * Makes room for strips of `width` pixels by at most `rows` rows and answers with the address where their pixels, four
 * bytes each, are to be written. Answers 0 when the memory cannot grow that far.
 */
export function prepare(width: i32, rows: i32): usize {
  rowBytes = <usize>width * 3
  const filteredBytes = (rowBytes + 1) * <usize>rows
  const begin = (__heap_base + 15) & ~15
  thisRow = begin + margin
  lastRow = thisRow + rowBytes + margin * 2
  pixels = lastRow + rowBytes + margin * 2
  filtered = pixels + <usize>width * 4 * <usize>rows + margin
  chunk = filtered + filteredBytes + margin
  // A literal costs at most 15 bits; tables, chunk header and checksum fit into the rest.
  const end = chunk + filteredBytes * 2 + 1024
  const missing = <i32>((end + 0xffff) >>> 16) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) return 0
  memory.fill(thisRow - margin, 0, margin)
  memory.fill(lastRow - margin, 0, margin)
  return pixels
}

/**
 * Brightens, filters and compresses the strip that was written to the address `prepare` gave.
 *
 * @param rows how many rows were written
 * @param redFirst whether a pixel's bytes stand in the order red, green, blue, alpha; otherwise blue, green, red, alpha
 * @returns the length of the chunk at `chunkAddress` in bytes, or 0 when a pixel is not opaque
 */
export function encodeStrip(rows: i32, redFirst: bool): usize {
  const width = rowBytes / 3
  // The last vector of the last row reads beyond it; what stands there must not look transparent.
  v128.store(pixels + width * 4 * <usize>rows, i8x16.splat(-1))
  let source = pixels
  let target = filtered
  for (let row = 0; row < rows; row++) {
    if (!toneRow(source, thisRow, width, redFirst)) return 0
    if (row === 0) filterFirstRow(thisRow, target, rowBytes)
    else filterRow(thisRow, lastRow, target, rowBytes)
    const swap = lastRow
    lastRow = thisRow
    thisRow = swap
    source += width * 4
    target += rowBytes + 1
  }
  adler = adlerOf(filtered, target - filtered)
  const dataBytes = deflateStrip(filtered, rowBytes + 1, rows, chunk + 8) - (chunk + 8)
  store<u32>(chunk, bswap<u32>(<u32>dataBytes))
  store<u32>(chunk + 4, idatType)
  store<u32>(chunk + 8 + dataBytes, bswap<u32>(crcOf(chunk + 4, dataBytes + 4)))
  return dataBytes + 12
}

/** Where the last strip's chunk stands. */
export function chunkAddress(): usize {
  return chunk
}

/** The Adler-32 checksum of the last strip's filtered bytes, as of a stream of its own. */
export function stripAdler(): u32 {
  return adler
}
