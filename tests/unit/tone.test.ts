import { describe, expect, test } from 'vitest'
import { brighten, toneTable } from '~/workers/enhancer/picture/tone'

describe('the tone table is v * 1.1 + 5 in doubles, rounded half to even and capped at 255', () => {
  test.each([
    [0, 5],
    [255, 255],
    [227, 255],
    [226, 254],
    // Rounding half up is wrong here.
    [5, 10],
    [25, 32],
    [65, 76],
    [125, 142],
    [145, 164],
    // 32-bit floats are wrong here.
    [45, 55],
    [85, 99],
    [105, 121],
    [205, 231],
  ])('%i becomes %i', (value, enhanced) => {
    expect(toneTable[value]).toBe(enhanced)
  })
})

test('brightening does not change transparency', () => {
  const pixels = Uint8ClampedArray.of(0, 5, 255, 0, 100, 200, 145, 128)
  brighten(pixels)
  expect([...pixels]).toEqual([5, 10, 255, 0, 115, 225, 164, 128])
})
