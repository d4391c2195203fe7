/** The PNG filters (PNG specification, section 9). */

const subFilter: u8 = 1
const paethFilter: u8 = 4

/** A strip's first row has the Sub filter, which needs no row above: no strip waits for the one before. */
export function filterFirstRow(row: usize, target: usize, length: usize): void {
  store<u8>(target++, subFilter)
  for (const end = row + length; row < end; row += 16) {
    v128.store(target, i8x16.sub(v128.load(row), v128.load(row - 3)))
    target += 16
  }
}

/** The Paeth filter subtracts left, above or upper left, which is closest to left + above - upper left. */
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
 * The Paeth predictor in 8-bit arithmetic. If `up - corner` and `left - corner` have the same sign, the third
 * distance is the sum of the other two. Otherwise it is their difference.
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
