/**
 * The kernel: from the scaled pixels of one strip of rows to one finished `IDAT` chunk of a PNG file.
 *
 * AssemblyScript: TypeScript's syntax, compiled to WebAssembly with SIMD. Addresses are bytes of the module's memory.
 * `README.md` in the folder above tells the algorithm.
 */
import { enlargeRow, layOutScaling, openSource, prepareScaling, sourceAddress, wasOpaque } from './bicubic'
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
  pixels = layOutRows(width, rows)
  const end = pixels + <usize>width * 4 * <usize>rows + margin
  return reserve(end) ? pixels : 0
}

/**
 * Makes room for strips of at most `rows` rows that are enlarged here, from `width` by `height` pixels to `toWidth` by
 * `toHeight`, and answers with the address where source rows, at most `sourceRows` at once, are to be written, four
 * bytes a pixel. Answers 0 when the memory cannot grow that far.
 */
export function prepareEnlarging(
  width: i32,
  height: i32,
  toWidth: i32,
  toHeight: i32,
  rows: i32,
  sourceRows: i32,
): usize {
  const begin = layOutRows(toWidth, rows)
  const end = layOutScaling(begin, width, height, toWidth, toHeight, sourceRows)
  if (!reserve(end)) return 0
  prepareScaling()
  return sourceAddress()
}

/** Lays out what every strip needs and answers with the first free address. */
function layOutRows(width: i32, rows: i32): usize {
  rowBytes = <usize>width * 3
  const filteredBytes = (rowBytes + 1) * <usize>rows
  const begin = (__heap_base + 15) & ~15
  thisRow = begin + margin
  lastRow = thisRow + rowBytes + margin * 2
  filtered = lastRow + rowBytes + margin * 2
  chunk = filtered + filteredBytes + margin
  // A literal costs at most 15 bits; tables, chunk header and checksum fit into the rest.
  return (chunk + filteredBytes * 2 + 1024 + 15) & ~15
}

function reserve(end: usize): bool {
  const missing = <i32>((end + 0xffff) >>> 16) - memory.size()
  if (missing > 0 && memory.grow(missing) < 0) return false
  memory.fill(thisRow - margin, 0, margin)
  memory.fill(lastRow - margin, 0, margin)
  return true
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
    filter(row, target)
    source += width * 4
    target += rowBytes + 1
  }
  return compress(rows)
}

/**
 * Enlarges, brightens, filters and compresses a strip.
 *
 * @param firstRow the strip's first row in the enlarged picture
 * @param firstSource which source row was written first to the address that `prepareEnlarging` gave
 * @param sources how many source rows were written there
 * @param redFirst as for `encodeStrip`
 * @returns as `encodeStrip`
 */
export function encodeEnlarged(
  firstRow: i32,
  rows: i32,
  firstSource: i32,
  sources: i32,
  redFirst: bool,
): usize {
  openSource(firstSource, sources, redFirst)
  let target = filtered
  for (let row = 0; row < rows; row++) {
    enlargeRow(firstRow + row, thisRow)
    filter(row, target)
    target += rowBytes + 1
  }
  return wasOpaque() ? compress(rows) : 0
}

/** Enlarges and brightens one row of the source rows written and answers with its address. For comparisons. */
export function enlargedRow(row: i32, firstSource: i32, sources: i32, redFirst: bool): usize {
  openSource(firstSource, sources, redFirst)
  enlargeRow(row, thisRow)
  return thisRow
}

function filter(row: i32, target: usize): void {
  if (row === 0) filterFirstRow(thisRow, target, rowBytes)
  else filterRow(thisRow, lastRow, target, rowBytes)
  const swap = lastRow
  lastRow = thisRow
  thisRow = swap
}

function compress(rows: i32): usize {
  const target = filtered + (rowBytes + 1) * <usize>rows
  adler = adlerOf(filtered, target - filtered)
  const dataBytes = deflateStrip(filtered, rowBytes + 1, rows, chunk + 8) - (chunk + 8)
  store<u32>(chunk, bswap<u32>(<u32>dataBytes))
  store<u32>(chunk + 4, idatType)
  store<u32>(chunk + 8 + dataBytes, bswap<u32>(crcOf(chunk + 4, dataBytes + 4)))
  return dataBytes + 12
}

export { firstSourceRowOf, lastSourceRowOf } from './bicubic'

/** Where the last strip's chunk stands. */
export function chunkAddress(): usize {
  return chunk
}

/** The Adler-32 checksum of the last strip's filtered bytes, as of a stream of its own. */
export function stripAdler(): u32 {
  return adler
}
