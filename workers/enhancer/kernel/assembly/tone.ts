/** Brightness and contrast, and packing to three bytes per pixel. */

/**
 * `v * 1.1 + 5` for sixteen channel values, equal to the tone table of the reference.
 *
 * It is computed as `(11 v + 50) / 10` with a rounding fixed-point product, which rounds halves up. 3277 /
 * 32768 is a tenth plus 6e-6. For 11 v + 50 <= 2855 that error is too small to change the rounding.
 *
 * The result ends in a half if `v` is an odd multiple of 5. For 5, 25, 65, 125 and 145 the doubles of the
 * reference are exactly that half and round down to the even number. So one is subtracted there.
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

/** Brightens a row of pixels and packs their four bytes to three. Returns false if one isn't opaque. */
export function toneRow(source: usize, target: usize, width: usize): bool {
  const packing = v128(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1)
  let common = i8x16.splat(-1)
  for (const end = source + width * 4; source < end; source += 16) {
    const values = v128.load(source)
    common = v128.and(common, values)
    v128.store(target, i8x16.swizzle(tone(values), packing))
    target += 12
  }
  return i8x16.all_true(i8x16.eq(v128.or(common, i32x4.splat(0x00ffffff)), i8x16.splat(-1)))
}
