import { expect, test } from 'vitest'
import { missing, rows } from '@/pages/not-found/floor'

/** Where the boards of each row end, in heights of a row from the left edge of the page's content. */
const joints = rows.map(({ start, boards }) => {
  let end = start
  return boards.map(({ length }) => {
    end += length
    return end
  })
})

test('the boards of the 404 page lie as a floor is laid: no joint is near one in the next row', () => {
  for (const [row, ends] of joints.slice(0, -1).entries())
    for (const end of ends)
      for (const other of joints[row + 1] ?? [])
        expect(Math.abs(end - other), `rows ${row} and ${row + 1}`).toBeGreaterThan(1)
})

test('the gap in them is where a board ends and as long as the next one', () => {
  const [, , ends = []] = joints
  const before = ends.findIndex((end) => Math.abs(end) < 0.001)
  expect(rows[2]?.boards[before + 1]).toBe(missing)
})

test.each(rows)('the row from $start on reaches over a screen of 2,560 px', ({ start, boards }) => {
  // A row is 88 px high there, and the content 1,280 px wide.
  expect(start * 88).toBeLessThanOrEqual(-640)
  expect((start + boards.reduce((sum, { length }) => sum + length, 0)) * 88).toBeGreaterThanOrEqual(1_920)
})
