import { expect, test } from 'vitest'
import { keepTogether } from '../../tools/vite/units.ts'

test.each([
  ['Most jobs take 3-5 days.', 'Most jobs take 3-5_days.'],
  ['6 working days after a week', '6_working_days after a week'],
  ['310 sq ft of 2 1/4" red oak', '310_sq_ft of 2 1/4" red oak'],
  ['a wear layer of 20+ mil', 'a wear layer of 20+_mil'],
  // What stands for a number in a template.
  ['about {n} miles away', 'about {n}_miles away'],
  ['36, 60 and 100 grit, 3 days', '36, 60 and 100_grit, 3_days'],
  // A line may end with a dot, and none begins with one.
  ['Cleveland, OH · 150 sq ft · 5 days', 'Cleveland, OH_· 150_sq_ft_· 5_days'],
  // No units.
  ['At 45 degrees, of 1999 with one van', 'At 45 degrees, of 1999 with one van'],
  ['The 3 daylight rooms', 'The 3 daylight rooms'],
])('"%s" breaks nowhere within what is read as one', (words, kept) => {
  expect(keepTogether(words).replaceAll('\u00a0', '_')).toBe(kept)
})
