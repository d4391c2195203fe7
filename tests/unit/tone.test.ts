import { expect, test } from 'vitest'
import { brighten, toneTable } from '~/workers/enhancer/picture/tone'

test('the tone is v * 1.1 + 5 in doubles, rounded half to even and capped at 255', () => {
  const tones = (...values: number[]) => values.map((value) => toneTable[value])
  expect(tones(0, 226, 227, 255)).toEqual([5, 254, 255, 255])
  // Rounding half up is wrong here, and 32-bit floats there.
  expect(tones(5, 25, 65, 125, 145)).toEqual([10, 32, 76, 142, 164])
  expect(tones(45, 85, 105, 205)).toEqual([55, 99, 121, 231])
})

test('brightening does not change transparency', () => {
  const pixels = Uint8ClampedArray.of(0, 5, 255, 0, 100, 200, 145, 128)
  brighten(pixels)
  expect([...pixels]).toEqual([5, 10, 255, 0, 115, 225, 164, 128])
})
