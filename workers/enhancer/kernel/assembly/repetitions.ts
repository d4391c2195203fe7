/** Repetitions of one byte in a deflate stream. Each has a length and a distance, which is always one. */

export const longestRepetition: usize = 258

/** The number of bytes at `at` that equal the byte before it, or 0 if there are fewer than 16. */
export function repetitionAt(at: usize, end: usize): usize {
  const byte = load<u8>(at - 1)
  const sixteen = i8x16.splat(<i8>byte)
  const begin = at
  while (at + 16 <= end && i8x16.all_true(i8x16.eq(v128.load(at), sixteen))) at += 16
  if (at === begin) return 0
  while (at < end && load<u8>(at) === byte) at++
  return at - begin
}

/** The number of extra bits that follow the symbol of a length. */
export function extraBits(length: usize): usize {
  return length < 11 || length === longestRepetition ? 0 : <usize>(29 - clz<u32>(<u32>length - 3))
}

/** The symbol of a repetition's length (RFC 1951, section 3.2.5). */
export function lengthSymbol(length: usize): usize {
  if (length === longestRepetition) return 285
  const extra = extraBits(length)
  return 257 + (extra << 2) + ((length - 3) >> extra)
}
