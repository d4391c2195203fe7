/**
 * The kernel makes one finished `IDAT` chunk of a PNG file from the pixels of one strip of rows.
 *
 * It is written in AssemblyScript, which has TypeScript's syntax and compiles to WebAssembly with SIMD.
 * Addresses are byte offsets in the module's memory. `README.md` of the enhancer describes the algorithm.
 */
import { enlargeRow, layOutScaling, openSource, prepareScaling, sourceAddress, wasOpaque } from './bicubic'
import { adlerOf, crcOf } from './checksums'
import { deflateStrip } from './deflate'
import { filterFirstRow, filterRow } from './png-filter'
import { toneRow } from './tone'

export { turnAs } from './bicubic'

/** Bytes around a row: a pixel of zeros on the left, and space for the last vector store on the right. */
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
 * Allocates memory for strips of `width` pixels by at most `rows` rows. Returns the address to which the
 * caller writes their pixels, four bytes each. Returns 0 if the memory cannot grow that far.
 */
export function prepare(width: i32, rows: i32): usize {
  pixels = layOutRows(width, rows)
  const end = pixels + <usize>width * 4 * <usize>rows + margin
  return reserve(end) ? pixels : 0
}

/**
 * Allocates memory for strips of at most `rows` rows that the kernel enlarges itself, from a picture of
 * `width` by `height` pixels to one of `toWidth` by `toHeight`. Returns the address to which the caller
 * writes source rows, at most `sourceRows` at once, with four bytes per pixel. Returns 0 if the memory cannot
 * grow that far. `turnAs` must have been called.
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

/** Lays out the memory that every strip needs. Returns the first free address. */
function layOutRows(width: i32, rows: i32): usize {
  rowBytes = <usize>width * 3
  const filteredBytes = (rowBytes + 1) * <usize>rows
  const begin = (__heap_base + 15) & ~15
  thisRow = begin + margin
  lastRow = thisRow + rowBytes + margin * 2
  filtered = lastRow + rowBytes + margin * 2
  chunk = filtered + filteredBytes + margin
  // A literal takes at most 15 bits. The code tables, the chunk's header and its checksum fit into the rest.
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
 * Brightens, filters and compresses the strip at the address that `prepare` returned.
 *
 * @param rows the number of rows that were written
 * @returns the length in bytes of the chunk at `chunkAddress`, or 0 if a pixel is not opaque
 */
export function encodeStrip(rows: i32): usize {
  const width = rowBytes / 3
  // The last vector load reads past the end of the last row. The bytes there must count as opaque.
  v128.store(pixels + width * 4 * <usize>rows, i8x16.splat(-1))
  let source = pixels
  let target = filtered
  for (let row = 0; row < rows; row++) {
    if (!toneRow(source, thisRow, width)) return 0
    filter(row, target)
    source += width * 4
    target += rowBytes + 1
  }
  return compress(rows)
}

/**
 * Filters and compresses the strip at the address that `prepare` returned, as it is: of pixels without alpha, three
 * bytes each.
 *
 * @returns the length in bytes of the chunk at `chunkAddress`
 */
export function encodePacked(rows: i32): usize {
  let source = pixels
  let target = filtered
  for (let row = 0; row < rows; row++) {
    memory.copy(thisRow, source, rowBytes)
    filter(row, target)
    source += rowBytes
    target += rowBytes + 1
  }
  return compress(rows)
}

/**
 * Enlarges, brightens, filters and compresses a strip.
 *
 * @param firstRow the number of the strip's first row in the enlarged picture
 * @param firstSource the number of the source row at the address that `prepareEnlarging` returned
 * @param sources the number of source rows that were written there
 * @param redFirst true for the byte order red, green, blue, alpha, and false for blue, green, red, alpha
 * @returns as for `encodeStrip`
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

/** Enlarges and brightens a single row. Returns its address. Tests compare it with the browser's canvas. */
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

/** The address of the last strip's chunk. */
export function chunkAddress(): usize {
  return chunk
}

/** The Adler-32 checksum of the last strip's filtered bytes alone. */
export function stripAdler(): u32 {
  return adler
}
