/**
 * Enlarges rows with Mitchell's bicubic filter (B = C = 1/3). Coordinates and weights are the 32-bit floats
 * that Skia uses on the CPU.
 *
 * The filter runs in two passes, horizontal then vertical. That is half the work of Skia's single sum of
 * sixteen products, but it rounds differently. A different result is possible only where a value is close to
 * a half. Those few values are computed again in Skia's order, so the picture is bit-identical to Skia's.
 */

import { toneSixteen } from './tone'

/** Source rows that contribute to one enlarged row. */
const taps: i32 = 4

/** How many times the first and last pixel of a row are repeated, because the filter reads past both ends. */
const border: usize = 4

/** Ring buffer of horizontally enlarged source rows. A row's slot is its number modulo four. */
let ring: usize = 0
let ringRowBytes: usize = 0
/** The number of the source row in each slot, or -1. */
const ringRows = memory.data(4 * 4, 16)

let sourceWidth: i32 = 0
let sourceHeight: i32 = 0
let enlargedWidth: i32 = 0
let enlargedHeight: i32 = 0
/** How the browser turns the picture while it enlarges it, which decides in which order it adds. */
let isTransposed: bool = false
let isMirrored: bool = false
let isUpsideDown: bool = false
/** The current enlarged row: its first source row, which may be above the picture, and its four weights. */
let openRow: i32 = 0
const rowWeights = memory.data(4 * 4, 16)
/** For each enlarged column: the address of its first source pixel in `pixels`, and its four weights. */
let columnPixels: usize = 0
let columnWeights: usize = 0
/** One source row with four floats per pixel. */
let pixels: usize = 0
/** The source rows with four bytes per pixel, and the row number of the first one. */
let source: usize = 0
let firstSourceRow: i32 = 0
let isRedFirst: bool = true
/** Bitwise `and` of all source pixels read so far. It shows whether all of them are opaque. */
let common: v128 = i8x16.splat(-1)

/** Says how the browser would turn the picture as it enlarges it. The source rows are upright. */
export function turnAs(transposed: bool, mirrored: bool, upsideDown: bool): void {
  isTransposed = transposed
  isMirrored = mirrored
  isUpsideDown = upsideDown
}

/**
 * Lays out memory, starting at `begin`.
 *
 * @param rows the maximum number of source rows in memory at once
 * @returns the address after the last byte
 */
export function layOutScaling(
  begin: usize,
  width: i32,
  height: i32,
  toWidth: i32,
  toHeight: i32,
  rows: i32,
): usize {
  sourceWidth = width
  sourceHeight = height
  enlargedWidth = toWidth
  enlargedHeight = toHeight
  columnPixels = begin
  columnWeights = aligned(columnPixels + ((<usize>toWidth) << 2))
  pixels = columnWeights + ((<usize>toWidth) << 4)
  ring = pixels + ((<usize>width + border * 2) << 4)
  ringRowBytes = aligned(<usize>toWidth * 12 + 16)
  source = ring + ringRowBytes * <usize>taps
  return source + ((<usize>width) << 2) * <usize>rows + 64
}

/** Computes the weights of all columns, once memory has grown to the size that `layOutScaling` returned. */
export function prepareScaling(): void {
  for (let column = 0; column < enlargedWidth; column++) {
    const weights = columnWeights + ((<usize>column) << 4)
    const first = storeTaps(column, sourceWidth, enlargedWidth, isMirrored, weights)
    store<u32>(columnPixels + ((<usize>column) << 2), <u32>(pixels + ((<usize>(first + <i32>border)) << 4)))
  }
}

/** The address to which the caller writes source rows. */
export function sourceAddress(): usize {
  return source
}

/** Call it after source rows were written. Empties the ring buffer. */
export function openSource(first: i32, rows: i32, redFirst: bool): void {
  // The last vector load reads past the end of the last row. The bytes there must count as opaque.
  v128.store(source + ((<usize>sourceWidth) << 2) * <usize>rows, i8x16.splat(-1))
  firstSourceRow = first
  isRedFirst = redFirst
  common = i8x16.splat(-1)
  for (let place: usize = 0; place < 4; place++) store<i32>(ringRows + (place << 2), -1)
}

/** The first source row that contributes to an enlarged row, clamped to the picture. */
export function firstSourceRowOf(row: i32): i32 {
  return clamped(firstTap(row, sourceHeight, enlargedHeight, isUpsideDown))
}

/** The last source row that contributes to an enlarged row, clamped to the picture. */
export function lastSourceRowOf(row: i32): i32 {
  return clamped(firstTap(row, sourceHeight, enlargedHeight, isUpsideDown) + taps - 1)
}

/** True if all source pixels read since `openSource` are opaque. */
export function wasOpaque(): bool {
  return i8x16.all_true(i8x16.eq(v128.or(common, i32x4.splat(0x00ffffff)), i8x16.splat(-1)))
}

/** Computes one enlarged and brightened row with three bytes per pixel. */
export function enlargeRow(row: i32, target: usize): void {
  const first = storeTaps(row, sourceHeight, enlargedHeight, isUpsideDown, rowWeights)
  openRow = first
  for (let tap = 0; tap < taps; tap++) {
    const sourceRow = clamped(first + tap)
    const place = ringRows + ((<usize>(sourceRow & 3)) << 2)
    if (load<i32>(place) === sourceRow) continue
    enlargeAcross(sourceRow)
    store<i32>(place, sourceRow)
  }
  const length = <usize>enlargedWidth * 3
  enlargeDown(
    ringRow(first),
    ringRow(first + 1),
    ringRow(first + 2),
    ringRow(first + 3),
    rowWeights,
    target,
    length,
  )
}

function ringRow(sourceRow: i32): usize {
  return ring + ringRowBytes * <usize>(clamped(sourceRow) & 3)
}

/** Skia draws larger pictures in tiles of so many pixels in each direction: its coordinates end there. */
const tile: i32 = 8191

/**
 * The place in the source of the middle of an enlarged row or column, counted from its tile. In a flipped
 * picture it is counted from the other end.
 */
function centerOf(place: i32, size: i32, toSize: i32, isFlipped: bool): f32 {
  const begin = place - (place % tile)
  const scale = <f32>toSize / <f32>size
  const step = <f32>1 / scale
  const shift = <f32>(isFlipped ? toSize - begin : begin)
  // Skia inverts a matrix that turns in 64-bit floats, and one that doesn't in 32-bit floats.
  const origin = isTransposed ? <f32>(<f64>shift / <f64>scale) : shift * step
  return fused(<f32>(place - begin) + <f32>0.5, isFlipped ? -step : step, origin)
}

function firstTap(place: i32, size: i32, toSize: i32, isFlipped: bool): i32 {
  const first = <i32>floor<f32>(centerOf(place, size, toSize, isFlipped) - <f32>1.5)
  return isFlipped ? size - taps - first : first
}

/** Stores the weights of a row or column. Returns its first source pixel. */
function storeTaps(place: i32, size: i32, toSize: i32, isFlipped: bool, weights: usize): i32 {
  storeWeights(centerOf(place, size, toSize, isFlipped), weights)
  if (isFlipped) {
    const four = v128.load(weights)
    v128.store(weights, v128.shuffle<i32>(four, four, 3, 2, 1, 0))
  }
  return firstTap(place, size, toSize, isFlipped)
}

function aligned(address: usize): usize {
  return (address + 15) & ~15
}

function clamped(row: i32): i32 {
  return min(max(row, 0), sourceHeight - 1)
}

/** Stores the four weights: cubic polynomials with the coefficients of Skia's matrix for B = C = 1/3. */
function storeWeights(center: f32, target: usize): void {
  const shifted = center + <f32>0.5
  const t = shifted - floor<f32>(shifted)
  const b: f32 = <f32>1 / <f32>3
  const c: f32 = <f32>1 / <f32>3
  const sixth: f32 = <f32>1 / <f32>6
  const third: f32 = <f32>2 / <f32>6
  store<f32>(target, cubic(t, sixth * b, -(<f32>0.5 * b) - c, <f32>0.5 * b + <f32>2 * c, -(sixth * b) - c), 0)
  store<f32>(target, cubic(t, <f32>1 - third * b, 0, <f32>-3 + <f32>2 * b + c, <f32>2 - <f32>1.5 * b - c), 4)
  store<f32>(
    target,
    cubic(t, sixth * b, <f32>0.5 * b + c, <f32>3 - <f32>2.5 * b - <f32>2 * c, <f32>-2 + <f32>1.5 * b + c),
    8,
  )
  store<f32>(target, cubic(t, 0, 0, -c, sixth * b + c), 12)
}

function cubic(t: f32, a: f32, b: f32, c: f32, d: f32): f32 {
  return fused(t, fused(t, fused(t, d, c), b), a)
}

/** Fused multiply-add: `x * y + z` with a single rounding. */
function fused(x: f32, y: f32, z: f32): f32 {
  return <f32>(<f64>x * <f64>y + <f64>z)
}

/** Enlarges one source row horizontally to the picture's new width, with three floats per pixel. */
function enlargeAcross(row: i32): void {
  unpack(source + ((<usize>sourceWidth) << 2) * <usize>(row - firstSourceRow))
  let target = ring + ringRowBytes * <usize>(row & 3)
  let place = columnPixels
  let weights = columnWeights
  for (const end = place + ((<usize>enlargedWidth) << 2); place < end; place += 4) {
    const from = <usize>load<u32>(place)
    const sum = f32x4.add(
      f32x4.add(
        f32x4.add(
          f32x4.mul(v128.load(from), v128.load32_splat(weights)),
          f32x4.mul(v128.load(from, 16), v128.load32_splat(weights, 4)),
        ),
        f32x4.mul(v128.load(from, 32), v128.load32_splat(weights, 8)),
      ),
      f32x4.mul(v128.load(from, 48), v128.load32_splat(weights, 12)),
    )
    // The next pixel overwrites the fourth float.
    v128.store(target, sum)
    weights += 16
    target += 12
  }
}

/** Converts one source row to floats in the order red, green, blue, and repeats its first and last pixel. */
function unpack(at: usize): void {
  const begin = pixels + (border << 4)
  const red: i8 = isRedFirst ? 0 : 2
  const blue: i8 = 2 - red
  const one = i8x16(red, -1, -1, -1, 1, -1, -1, -1, blue, -1, -1, -1, -1, -1, -1, -1)
  // `swizzle` returns zero for an index above 15. Adding four to the other indices moves to the next pixel.
  const next = i8x16(4, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0)
  const two = i8x16.add(one, next)
  const three = i8x16.add(two, next)
  const four = i8x16.add(three, next)
  let target = begin
  let seen = common
  for (const end = at + ((<usize>sourceWidth) << 2); at < end; at += 16) {
    const bytes = v128.load(at)
    seen = v128.and(seen, bytes)
    v128.store(target, f32x4.convert_i32x4_s(i8x16.swizzle(bytes, one)))
    v128.store(target, f32x4.convert_i32x4_s(i8x16.swizzle(bytes, two)), 16)
    v128.store(target, f32x4.convert_i32x4_s(i8x16.swizzle(bytes, three)), 32)
    v128.store(target, f32x4.convert_i32x4_s(i8x16.swizzle(bytes, four)), 48)
    target += 64
  }
  common = seen
  const end = begin + ((<usize>sourceWidth) << 4)
  const first = v128.load(begin)
  const last = v128.load(end - 16)
  for (let place: usize = 0; place < border << 4; place += 16) {
    v128.store(pixels + place, first)
    v128.store(end + place, last)
  }
}

/**
 * Computes the weighted sum of four rows of floats, and stores it as brightened bytes.
 *
 * @param weights the address of the four weights
 * @param length the number of values in a row
 */
function enlargeDown(
  first: usize,
  second: usize,
  third: usize,
  fourth: usize,
  weights: usize,
  target: usize,
  length: usize,
): void {
  const one = v128.load32_splat(weights)
  const two = v128.load32_splat(weights, 4)
  const three = v128.load32_splat(weights, 8)
  const four = v128.load32_splat(weights, 12)
  const begin = target
  for (const end = target + length; target < end; target += 16) {
    const a = weightedSum(first, second, third, fourth, one, two, three, four)
    const b = weightedSum(first + 16, second + 16, third + 16, fourth + 16, one, two, three, four)
    const c = weightedSum(first + 32, second + 32, third + 32, fourth + 32, one, two, three, four)
    const d = weightedSum(first + 48, second + 48, third + 48, fourth + 48, one, two, three, four)
    const farthest = f32x4.pmax(
      f32x4.pmax(fromWhole(a), fromWhole(b)),
      f32x4.pmax(fromWhole(c), fromWhole(d)),
    )
    v128.store(
      target,
      i8x16.narrow_i16x8_u(
        i16x8.narrow_i32x4_s(asWhole(a), asWhole(b)),
        i16x8.narrow_i32x4_s(asWhole(c), asWhole(d)),
      ),
    )
    if (v128.any_true(isHalf(farthest))) {
      const halves =
        i32x4.bitmask(isHalf(fromWhole(a))) |
        (i32x4.bitmask(isHalf(fromWhole(b))) << 4) |
        (i32x4.bitmask(isHalf(fromWhole(c))) << 8) |
        (i32x4.bitmask(isHalf(fromWhole(d))) << 12)
      settleHalves(halves, target, target - begin, length)
    }
    toneSixteen(target)
    first += 64
    second += 64
    third += 64
    fourth += 64
  }
}

/** Recomputes the values that may be rounded the wrong way. Each set bit marks one of sixteen values. */
function settleHalves(halves: i32, target: usize, place: usize, length: usize): void {
  for (let left = halves; left !== 0; left &= left - 1) {
    const at = place + <usize>ctz(left)
    if (at < length) store<u8>(target + <usize>ctz(left), exactValue(<i32>at))
  }
}

/** The sum of four vectors in memory by their weights. */
function weightedSum(
  first: usize,
  second: usize,
  third: usize,
  fourth: usize,
  one: v128,
  two: v128,
  three: v128,
  four: v128,
): v128 {
  const upper = f32x4.add(f32x4.mul(v128.load(first), one), f32x4.mul(v128.load(second), two))
  const upperThree = f32x4.add(upper, f32x4.mul(v128.load(third), three))
  return f32x4.add(upperThree, f32x4.mul(v128.load(fourth), four))
}

/** Floats of this size have no fraction bits, so adding this number rounds to an integer, halves to even. */
const roundingMagic: f32 = 12_582_912

function asWhole(sums: v128): v128 {
  const magic = f32x4.splat(roundingMagic)
  // The bits of such a float count upward with its value.
  return i32x4.sub(f32x4.add(sums, magic), magic)
}

/** The distance to the nearest integer, at most a half. */
function fromWhole(sums: v128): v128 {
  const magic = f32x4.splat(roundingMagic)
  return f32x4.abs(f32x4.sub(sums, f32x4.sub(f32x4.add(sums, magic), magic)))
}

/** The largest measured difference between the two orders of summation is 0.00013. */
const nearHalf: f32 = <f32>0.5 - <f32>1 / <f32>3000

function isHalf(distances: v128): v128 {
  return f32x4.gt(distances, f32x4.splat(nearHalf))
}

/**
 * One value of the current enlarged row, summed in Skia's order: sixteen products, each added with a single
 * rounding.
 *
 * @param at its index in the row, with three values per pixel
 */
function exactValue(at: i32): u8 {
  const column = at / 3
  const channel = at - column * 3
  const byte = isRedFirst ? channel : 2 - channel
  const weights = columnWeights + ((<usize>column) << 4)
  const first = <i32>((<usize>load<u32>(columnPixels + ((<usize>column) << 2)) - pixels) >>> 4) - <i32>border
  let sum: f32 = 0
  for (let outer = 0; outer < taps; outer++) {
    for (let inner = 0; inner < taps; inner++) {
      const down = turned(isTransposed ? inner : outer, isUpsideDown)
      const across = turned(isTransposed ? outer : inner, isMirrored)
      const row = source + ((<usize>sourceWidth) << 2) * <usize>(clamped(openRow + down) - firstSourceRow)
      const pixel = min(max(first + across, 0), sourceWidth - 1)
      const value = <f32>load<u8>(row + ((<usize>pixel) << 2) + <usize>byte) * (<f32>1 / <f32>255)
      const weight =
        load<f32>(weights + ((<usize>across) << 2)) * load<f32>(rowWeights + ((<usize>down) << 2))
      sum = fused(weight, value, sum)
    }
  }
  return <u8>nearest<f32>(min<f32>(max<f32>(sum, 0), 1) * 255)
}

function turned(tap: i32, isFlipped: bool): i32 {
  return isFlipped ? taps - 1 - tap : tap
}
