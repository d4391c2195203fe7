/** A board of a photograph: all in heights of a row of boards. */
interface Board {
  /** Its row: the first whole one is 0. */
  readonly row: number
  /** Where it begins in its row. */
  readonly from: number
  readonly length: number
}

/** The boards of the photograph, which has six whole rows and is seven times as wide as one is high. */
const boards = {
  a: { row: 0, from: 0, length: 2.438 },
  b: { row: 0, from: 2.438, length: 4.552 },
  c: { row: 1, from: 0, length: 5.898 },
  d: { row: 2, from: 0, length: 4.183 },
  e: { row: 2, from: 4.183, length: 2.807 },
  f: { row: 3, from: 0, length: 5.322 },
  g: { row: 3, from: 5.322, length: 1.668 },
  h: { row: 4, from: 0, length: 6.99 },
  i: { row: 5, from: 0, length: 3.251 },
  j: { row: 5, from: 3.251, length: 3.739 },
} as const satisfies Record<string, Board>

/** The board that's missing, from the left edge of the page's content. */
export const missing: Board = boards.c

const lay = (start: number, names: string) => ({
  /** How far from the left edge of the page's content it begins. */
  start,
  boards: [...names].map((name) => boards[name as keyof typeof boards]),
})

/** The rows of the floor. No joint is near one in the next row. The third has the missing board. */
export const rows = [
  lay(-9.5, 'bhjfhgb'),
  lay(-9, 'hcjfghf'),
  lay(-boards.b.length - boards.j.length, 'bjcdhaf'),
  lay(-8.9, 'hfdbich'),
  lay(-9.7, 'cdfbhgd'),
  lay(-8.6, 'abdfchd'),
]
