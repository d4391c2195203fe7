/** The two checksums of a PNG file: CRC-32 of each chunk, and Adler-32 of the uncompressed bytes. */

const polynomial: u32 = 0xedb88320
const slices: i32 = 16

/** Slicing-by-16: table `n` has the effect of each byte value that is followed by `n` more bytes. */
const crcTables = memory.data(16 * 256 * 4, 16)
let crcTablesAreMade = false

function makeCrcTables(): void {
  for (let byte: u32 = 0; byte < 256; byte++) {
    let crc = byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0)
    store<u32>(crcTables + byte * 4, crc)
  }
  for (let at = 256; at < slices * 256; at++) {
    const crc = load<u32>(crcTables + (at - 256) * 4)
    store<u32>(crcTables + at * 4, (crc >>> 8) ^ load<u32>(crcTables + (crc & 0xff) * 4))
  }
  crcTablesAreMade = true
}

function slice(index: usize, byte: u32): u32 {
  return load<u32>(crcTables + index * 1024 + (byte & 0xff) * 4)
}

function fourSlices(index: usize, word: u32): u32 {
  return (
    slice(index, word >>> 24) ^
    slice(index + 1, word >>> 16) ^
    slice(index + 2, word >>> 8) ^
    slice(index + 3, word)
  )
}

/** CRC-32 of the bytes at `at`, sixteen at a time. */
export function crcOf(at: usize, length: usize): u32 {
  if (!crcTablesAreMade) makeCrcTables()
  let crc: u32 = 0xffffffff
  const end = at + length
  for (; at + 16 <= end; at += 16) {
    crc =
      fourSlices(12, load<u32>(at) ^ crc) ^
      fourSlices(8, load<u32>(at, 4)) ^
      fourSlices(4, load<u32>(at, 8)) ^
      fourSlices(0, load<u32>(at, 12))
  }
  for (; at < end; at++) crc = (crc >>> 8) ^ slice(0, crc ^ load<u8>(at))
  return ~crc
}

const adlerModulus: u64 = 65521
/** Vectors of sixteen bytes between two modulo operations, so that no 32-bit lane overflows. */
const adlerRun: usize = 256

/** Adler-32 of the bytes at `at`. */
export function adlerOf(at: usize, length: usize): u32 {
  const highWeights = i16x8(16, 15, 14, 13, 12, 11, 10, 9)
  const lowWeights = i16x8(8, 7, 6, 5, 4, 3, 2, 1)
  let sum: u64 = 1
  let sumOfSums: u64 = 0
  const end = at + length
  while (at + 16 <= end) {
    const vectors = min<usize>((end - at) >>> 4, adlerRun)
    let sums = i32x4.splat(0)
    let earlierSums = i32x4.splat(0)
    let weighted = i32x4.splat(0)
    for (const runEnd = at + (vectors << 4); at < runEnd; at += 16) {
      const bytes = v128.load(at)
      earlierSums = i32x4.add(earlierSums, sums)
      sums = i32x4.add(sums, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes)))
      weighted = i32x4.add(weighted, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(bytes), highWeights))
      weighted = i32x4.add(weighted, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(bytes), lowWeights))
    }
    sumOfSums += ((<u64>vectors) << 4) * sum + (lanes(earlierSums) << 4) + lanes(weighted)
    sumOfSums %= adlerModulus
    sum = (sum + lanes(sums)) % adlerModulus
  }
  for (; at < end; at++) {
    sum += load<u8>(at)
    sumOfSums += sum
  }
  return ((<u32>(sumOfSums % adlerModulus)) << 16) | <u32>(sum % adlerModulus)
}

function lanes(sums: v128): u64 {
  return (
    <u64>(<u32>i32x4.extract_lane(sums, 0)) +
    <u64>(<u32>i32x4.extract_lane(sums, 1)) +
    <u64>(<u32>i32x4.extract_lane(sums, 2)) +
    <u64>(<u32>i32x4.extract_lane(sums, 3))
  )
}
