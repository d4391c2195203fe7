/** Estimates from a sample of rows how often each symbol occurs in a strip. */
import { counts, endOfBlock } from './huffman'

/** One row in this many is counted, because neighboring rows are similar. */
const countedRows: i32 = 8
/** Four tables of literal counts. With one, equal neighbors would wait for each other's increment. */
const literalCounts = memory.data(4 * 256 * 4, 16)

/** Counts literals in a sample of the strip. */
export function countLiterals(source: usize, rowBytes: usize, rows: i32): void {
  memory.fill(literalCounts, 0, 4 * 256 * 4)
  const step = rows >= countedRows ? countedRows : 1
  for (let row = step >> 1; row < rows; row += step) {
    let at = source + rowBytes * <usize>row
    const end = at + rowBytes
    for (; at + 16 <= end; at += 16) {
      const bytes = v128.load(at)
      countEight(i64x2.extract_lane(bytes, 0))
      countEight(i64x2.extract_lane(bytes, 1))
    }
    for (; at < end; at++) countLiteral(0, load<u8>(at))
  }
  // A literal outside the sample still needs a code, so no literal has the count 0.
  for (let literal: usize = 0; literal < endOfBlock; literal++) {
    store<u32>(counts + (literal << 2), literalCount(literal) + 1)
  }
  store<u32>(counts + (endOfBlock << 2), 1)
}

function countLiteral(table: usize, literal: usize): void {
  const place = literalCounts + (table << 10) + (literal << 2)
  store<u32>(place, load<u32>(place) + 1)
}

function countEight(bytes: u64): void {
  countLiteral(0, <usize>(bytes & 0xff))
  countLiteral(1, <usize>((bytes >>> 8) & 0xff))
  countLiteral(2, <usize>((bytes >>> 16) & 0xff))
  countLiteral(3, <usize>((bytes >>> 24) & 0xff))
  countLiteral(0, <usize>((bytes >>> 32) & 0xff))
  countLiteral(1, <usize>((bytes >>> 40) & 0xff))
  countLiteral(2, <usize>((bytes >>> 48) & 0xff))
  countLiteral(3, <usize>(bytes >>> 56))
}

function literalCount(literal: usize): u32 {
  const place = literalCounts + (literal << 2)
  return load<u32>(place) + load<u32>(place, 1024) + load<u32>(place, 2048) + load<u32>(place, 3072)
}
