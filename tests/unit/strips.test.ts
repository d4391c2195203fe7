import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enlargedSize } from '~/workers/enhancer/picture/size'
import { countStrips, mostRows, planStrips, rowsOf } from '~/workers/enhancer/strips/strips'

const side = fc.integer({ min: 1, max: 12_000 })

test('the strips of any picture follow each other from its first row to its last, none of them empty', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = enlargedSize({ width: width + 1, height: height + 1 })
      const plan = planStrips(height + 1, size)
      const strips = Array.from({ length: countStrips(plan) }, (_, index) => rowsOf(plan, index))
      let next = 0
      for (const { first, count } of strips) {
        expect(first).toBe(next)
        expect(count).toBeGreaterThan(0)
        next = first + count
      }
      expect(next).toBe(size.height)
      expect(mostRows(plan)).toBe(Math.max(...strips.map(({ count }) => count)))
    }),
  )
})

test.each(Array.from({ length: 64 }, (_, more) => 700 + more))(
  'no border lies below a picture of %i rows',
  (height) => {
    const size = enlargedSize({ width: 12_000, height })
    const { borders } = planStrips(height, size)
    expect(borders).toEqual(borders.toSorted((one, other) => one - other))
    expect(borders.at(-1)).toBe(size.height)
  },
)
