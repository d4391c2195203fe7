/** The steps for a single row: tone, packing to three bytes per pixel, and the PNG filter. */

const subFilter: u8 = 1
const paethFilter: u8 = 4

/**
 * `v * 1.1 + 5` for sixteen channel values, equal to the tone table of the reference.
 *
 * It is computed as `(11 v + 50) / 10` with a rounding fixed-point product, which rounds halves up. 3277 / 32768 is a
 * tenth plus 6e-6. For 11 v + 50 <= 2855 that error is too small to change the rounding.
 *
 * The result ends in a half if `v` is an odd multiple of 5. For 5, 25, 65, 125 and 145 the doubles of the reference are
 * exactly that half and round down to the even number. So one is subtracted there.
 */
function tone(values: v128): v128 {
  // For each value of the upper four bits the one that gets one less, or a value with other upper bits.
  const lowered = i8x16(5, 25, -1, -1, 65, -1, -1, 125, -1, -111, -1, -1, -1, -1, -1, 0)
  const eleven = i8x16.splat(11)
  const fifty = i16x8.splat(50)
  const tenth = i16x8.splat(3277)
  const low = i16x8.q15mulr_sat_s(i16x8.add(i16x8.extmul_low_i8x16_u(values, eleven), fifty), tenth)
  const high = i16x8.q15mulr_sat_s(i16x8.add(i16x8.extmul_high_i8x16_u(values, eleven), fifty), tenth)
  const downward = i8x16.eq(values, i8x16.swizzle(lowered, i8x16.shr_u(values, 4)))
  // A mask is -1 in each lane that it marks.
  return i8x16.add(i8x16.narrow_i16x8_u(low, high), downward)
}

/** Brightens sixteen channel values in place. */
export function toneSixteen(at: usize): void {
  v128.store(at, tone(v128.load(at)))
}

/** Brightens a row of four-byte pixels and packs it to three bytes per pixel. Returns false if a pixel is not opaque. */
export function toneRow(source: usize, target: usize, width: usize, redFirst: bool): bool {
  const packing = redFirst
    ? v128(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1)
    : v128(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1)
  let common = i8x16.splat(-1)
  for (const end = source + width * 4; source < end; source += 16) {
    const values = v128.load(source)
    common = v128.and(common, values)
    v128.store(target, i8x16.swizzle(tone(values), packing))
    target += 12
  }
  return i8x16.all_true(i8x16.eq(v128.or(common, i32x4.splat(0x00ffffff)), i8x16.splat(-1)))
}

/** The first row of a strip uses the Sub filter, which needs no row above. So no strip waits for the one before it. */
export function filterFirstRow(row: usize, target: usize, length: usize): void {
  store<u8>(target++, subFilter)
  for (const end = row + length; row < end; row += 16) {
    v128.store(target, i8x16.sub(v128.load(row), v128.load(row - 3)))
    target += 16
  }
}

/** The Paeth filter: subtracts left, above or upper left, whichever is closest to left + above - upper left. */
export function filterRow(row: usize, above: usize, target: usize, length: usize): void {
  store<u8>(target++, paethFilter)
  for (const end = row + length; row < end; row += 16) {
    const left = v128.load(row - 3)
    const up = v128.load(above)
    const corner = v128.load(above - 3)
    v128.store(target, i8x16.sub(v128.load(row), paeth(left, up, corner)))
    above += 16
    target += 16
  }
}

/**
 * The Paeth predictor in 8-bit arithmetic. If `up - corner` and `left - corner` have the same sign, the third distance is
 * the sum of the other two. Otherwise it is their difference.
 */
function paeth(left: v128, up: v128, corner: v128): v128 {
  const toLeft = difference(up, corner)
  const toUp = difference(left, corner)
  const sameSign = i8x16.eq(i8x16.ge_u(up, corner), i8x16.ge_u(left, corner))
  const toCorner = v128.bitselect(i8x16.add_sat_u(toLeft, toUp), difference(toLeft, toUp), sameSign)
  const takesLeft = i8x16.le_u(toLeft, i8x16.min_u(toUp, toCorner))
  const takesUp = i8x16.le_u(toUp, toCorner)
  return v128.bitselect(left, v128.bitselect(up, corner, takesUp), takesLeft)
}

function difference(a: v128, b: v128): v128 {
  return v128.or(i8x16.sub_sat_u(a, b), i8x16.sub_sat_u(b, a))
}
