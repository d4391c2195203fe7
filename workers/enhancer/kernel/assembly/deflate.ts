/** Writes one block of a deflate stream (RFC 1951) per strip, to a byte's end, so strips can be joined. */
import { codes, endOfBlock, lengths, makeCodes, symbols } from './huffman'
import { countLiterals } from './sampling'

/**
 * The joined codes of two literals, indexed by their two bytes as a 16-bit number. The lower 6 bits are the
 * length, so an entry can be a shift's distance as it is: a shift of 64 bits takes the lower 6 bits of its
 * distance.
 */
const pairs = memory.data(256 * 256 * 4, 16)
const lengthBits: u32 = 6
const firstOfPair = memory.data(256 * 4, 16)
const shiftOfSecond = memory.data(256 * 4, 16)

/** Bits that are not written yet, lowest first, and the address for the next byte. */
let bits: u64 = 0
let bitCount: u64 = 0
let output: usize = 0

/**
 * Compresses `rows` rows of `rowBytes` bytes each to `target`. Returns the address after the last byte.
 *
 * Filtered photos contain too few repetitions to make a search worthwhile. So each byte is written as a
 * literal, in a Huffman code made for this strip.
 */
export function deflateStrip(source: usize, rowBytes: usize, rows: i32, target: usize): usize {
  output = target
  bits = 0
  bitCount = 0
  countLiterals(source, rowBytes, rows)
  makeCodes()
  makePairs()
  writeTables()
  writeLiterals(source, source + rowBytes * <usize>rows)
  write(load<u32>(codes + (endOfBlock << 2)))
  // An empty stored block pads the stream to a whole byte.
  push(0, 3)
  push(0, (8 - bitCount) & 7)
  flush()
  store<u32>(output, 0xffff0000)
  return output + 4
}

function push(value: u64, length: u64): void {
  bits |= value << bitCount
  bitCount += length
}

/** Writes all whole bytes and keeps the other bits, at most seven. */
function flush(): void {
  store<u64>(output, bits)
  output += <usize>(bitCount >>> 3)
  bits >>>= bitCount & 56
  bitCount &= 7
}

function write(code: u32): void {
  push(code & 0xffff, code >>> 16)
  flush()
}

/** Joins the codes of every two literals. */
function makePairs(): void {
  for (let literal: usize = 0; literal < 256; literal++) {
    const code = load<u32>(codes + (literal << 2))
    store<u32>(firstOfPair + (literal << 2), ((code & 0xffff) << lengthBits) | (code >>> 16))
    store<u32>(shiftOfSecond + (literal << 2), 1 << ((code >>> 16) + lengthBits))
  }
  let pair = pairs
  for (let second: usize = 0; second < 256; second++) {
    const code = load<u32>(codes + (second << 2))
    const secondCode = i32x4.splat(code & 0xffff)
    const secondLength = i32x4.splat(code >>> 16)
    for (let first: usize = 0; first < 1024; first += 16) {
      const shifted = i32x4.mul(secondCode, v128.load(shiftOfSecond + first))
      v128.store(pair, i32x4.add(i32x4.add(v128.load(firstOfPair + first), secondLength), shifted))
      pair += 16
    }
  }
}

/** Writes the block's header and its code lengths. In the code for lengths, each of 0 to 15 has four bits. */
function writeTables(): void {
  push(0b100, 3)
  push(0, 5)
  push(0, 5)
  push(19 - 4, 4)
  // The repeat codes 16, 17 and 18 are not used. After them come 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2,
  // 14, 1 and 15.
  push(0, 9)
  flush()
  for (let symbol = 0; symbol < 16; symbol++) {
    push(4, 3)
    flush()
  }
  for (let symbol: usize = 0; symbol < symbols; symbol++) writeLength(load<u8>(lengths + symbol))
  // A code for distances has to be there, though nothing is repeated.
  writeLength(1)
}

/** Writes four bits, highest first, as Huffman codes require. */
function writeLength(length: u32): void {
  push(((length & 1) << 3) | ((length & 2) << 1) | ((length & 4) >>> 1) | (length >>> 3), 4)
  flush()
}

function writeLiterals(at: usize, end: usize): void {
  let out = output
  let pending = bits
  let pendingCount = bitCount
  for (; at + 4 <= end; at += 4) {
    const first = <u64>load<u32>(pairs + ((<usize>load<u16>(at)) << 2))
    const second = <u64>load<u32>(pairs + ((<usize>load<u16>(at, 2)) << 2))
    pending |= ((first >>> lengthBits) | ((second >>> lengthBits) << first)) << pendingCount
    // Above the lowest six bits stands what the entries hold there.
    pendingCount += first + second
    store<u64>(out, pending)
    out += <usize>((pendingCount >>> 3) & 7)
    pending >>>= pendingCount & 56
    pendingCount &= 7
  }
  output = out
  bits = pending
  bitCount = pendingCount
  for (; at < end; at++) write(load<u32>(codes + ((<usize>load<u8>(at)) << 2)))
}
