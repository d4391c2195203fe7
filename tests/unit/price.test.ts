import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleFigure, inOneLine, type JobPart, type Price, priceOf } from '@/content/services/price.ts'
import {
  keyOf,
  mostLines,
  priceSheet,
  readLine,
  readSheet,
  startOf,
  writeSheet,
} from '@/content/services/price-sheet.ts'
import { mayChange, priceWords } from '@/content/services/price-words.ts'
import { rates } from '@/content/services/rates.ts'
import { type ServiceName, services } from '@/content/services/services.ts'
import { sheetRequest } from '@/content/services/sheet-request.ts'
import type { Rate } from '@/content/services/types.ts'

const stained = { label: 'Stain', extra: 1.25, days: 3 }
const rate: Rate = { unit: 'sq ft', low: 5, high: 6, minimum: 1200, perDay: 250, finishes: [stained] }
const room = (size: number, other: Partial<JobPart> = {}): JobPart => ({
  kind: 'Sanding',
  rate,
  size,
  ...other,
})
const stairs = (size: number): JobPart => ({
  kind: 'Stairs',
  rate: { unit: 'treads', low: 95, high: 130, minimum: 900, perDay: 5 },
  size,
})

const inWords = ({ total, notes }: Price) => [total, ...notes].join(', ')

describe('the price of a room', () => {
  test.each([
    // Rounded to $50.
    [310, '$1,550 to $1,850', 'about a day', []],
    [220, '$1,200 to $1,300', 'about a day', ['from $1,200, our smallest job']],
    [1, '$1,200', 'about a day', ['our smallest job']],
    [5000, '$25,000 to $30,000', 'about 20 days', []],
  ])('of %d sq ft is %s, %s', (size, total, time, notes) => {
    expect(priceOf([room(size)])).toMatchObject({ total, time, notes })
  })

  test('has its finish in it, and what has to pass before', () => {
    const part = room(800, { rate: { ...rate, after: 'a week' }, finish: stained })
    expect(priceOf([part])).toMatchObject({ total: '$5,000 to $5,800', time: 'about 6 days after a week' })
    const cheaper = room(800, { finish: { label: 'Oil-based', extra: -0.5, days: 1 } })
    expect(priceOf([cheaper])).toMatchObject({ total: '$3,600 to $4,400', time: 'about 4 days' })
  })

  test('has its pattern in it, which costs more and is slower', () => {
    const herringbone = { label: 'Herringbone', extra: 6, perDay: 80 }
    expect(priceOf([room(800, { pattern: herringbone })])).toMatchObject({
      total: '$8,800 to $9,600',
      time: 'about 10 days',
    })
    const straight = priceOf([room(800, { pattern: { label: 'Straight', extra: 0 } })])
    expect(straight).toEqual(priceOf([room(800)]))
  })

  test.each([
    ['a fixed rate', { high: 5 }, '$4,000'],
    ['a range that rounds to one figure', { high: 5.01 }, '$4,000'],
    ['a minimum that is reached', { minimum: 4000, high: 5 }, '$4,000'],
    ['a minimum beyond it', { minimum: 5000 }, '$5,000, our smallest job'],
  ])('with %s', (_, other, total) => {
    expect(inWords(priceOf([room(800, { rate: { ...rate, ...other } })]))).toBe(total)
  })

  test('falls by the square foot beyond the first band, however it is divided', () => {
    const banded = { ...rate, beyond: { size: 1000, low: 4, high: 4.5 } }
    const price = (...sizes: number[]) => priceOf(sizes.map((size) => room(size, { rate: banded })))
    expect(price(1000)).toMatchObject({ total: '$5,000 to $6,000', notes: [] })
    for (const large of [price(2000), price(600, 1400), price(1400, 600)])
      expect(inWords(large)).toBe(
        `$9,000 to $10,500, ${inOneLine('$1,000 to $1,500')} off, for more than ${inOneLine('1,000 sq ft')}`,
      )
  })

  test.each([0, -400, 0.5, Number.NaN])('is a question where the size is %d', (size) => {
    expect(priceOf([room(size)]).total).toBe(priceWords.units['sq ft'].question)
  })

  test('is no figure for a size that nobody has, or without a rate', () => {
    for (const size of [5001, Number.POSITIVE_INFINITY, 1e21])
      expect(priceOf([room(size)])).toMatchObject({ total: priceWords.tooLarge, parts: ['after a look'] })
    expect(priceOf([room(3000), room(3000)]).total, 'of all rooms').toBe(priceWords.tooLarge)
    expect(priceOf([room(800, { rate: undefined })]).total).toBe('One figure, in writing')
  })
})

describe('the price of several rooms and stairs', () => {
  test('is the sum of what each costs by itself, in whatever order', () => {
    const rooms = [room(140), room(180), room(220)]
    const texts = ['$700 to $850', '$900 to $1,100', '$1,100 to $1,300']
    expect(priceOf(rooms)).toMatchObject({ parts: texts, total: '$2,700 to $3,250', notes: [] })
    expect(priceOf(rooms.toReversed())).toMatchObject({
      parts: texts.toReversed(),
      total: '$2,700 to $3,250',
    })
  })

  test('is never below the smallest job of a kind, which the total says once', () => {
    expect(priceOf([room(100), room(120)])).toMatchObject({
      parts: ['$500 to $600', '$600 to $700'],
      total: '$1,200 to $1,300',
      notes: ['from $1,200, our smallest job'],
    })
    expect(priceOf([room(540), stairs(3)])).toMatchObject({
      parts: ['$2,700 to $3,250', '$300 to $400'],
      total: '$3,600 to $4,150',
      notes: ['Stairs from $900, our smallest job'],
    })
    expect(inWords(priceOf([room(100), stairs(3)]))).toBe(
      '$2,100, Sanding from $1,200 and Stairs from $900, our smallest jobs',
    )
  })

  test('adds up the days of one visit: all coats dry together, and the longest wait is over', () => {
    expect(priceOf([room(500, { finish: stained }), room(500, { finish: stained })]).time).toBe(
      'about 7 days',
    )
    const coated = { ...stairs(14), finish: { label: 'Coats', extra: 0, days: 2 } }
    expect(priceOf([room(540, { finish: { ...stained, days: 2 } }), coated]).time).toBe(
      'about 7 days on the same visit',
    )
    const [week, days] = [
      { ...rate, after: 'a week', afterDays: 7 },
      { ...rate, after: 'three days', afterDays: 3 },
    ]
    const floors = [room(500, { rate: days }), { ...room(500, { rate: week }), kind: 'Hardwood' }]
    for (const order of [floors, floors.toReversed()])
      expect(priceOf(order).time).toBe('about 4 days on the same visit, after a week')
  })

  test('has no figure for work without a rate, and says so beside the sum of the others', () => {
    const repair = { kind: 'Floor Repair', size: Number.NaN }
    expect(priceOf([repair, room(800)])).toMatchObject({
      parts: ['after a look', '$4,000 to $4,800'],
      total: '$4,000 to $4,800',
      notes: ['plus Floor Repair, after a look'],
    })
  })

  test('asks for the size that is missing', () => {
    expect(priceOf([room(800), stairs(Number.NaN)])).toEqual({
      parts: ['$4,000 to $4,800', 'no size yet'],
      total: priceWords.units.treads.question,
      notes: [],
    })
  })
})

/** The dollars that words name: from the first to the last. */
function dollarsIn(words: string): { readonly low: number; readonly high: number } {
  const figures = [...words.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  const [first = 0] = figures
  return { low: first, high: figures.at(-1) ?? 0 }
}

/** What the lines of one kind add up to, less what its total takes off, and never below its smallest job. */
function addUp(rate: Rate, { parts, notes }: Price) {
  const ranges = parts.map(dollarsIn)
  const off = dollarsIn(notes.find((note) => note.includes(' off')) ?? '')
  const end = (one: 'low' | 'high') =>
    Math.max(ranges.reduce((sum, range) => sum + range[one], 0) - off[one], Math.round(rate.minimum))
  return { low: end('low'), high: end('high') }
}

const cents = (most: number) => fc.integer({ min: 100, max: 100 * most }).map((amount) => amount / 100)

/** One whose further units cost a part of the first ones, by as much at either end. */
const anyRate: fc.Arbitrary<Rate> = fc
  .record({ low: cents(20), more: cents(8), minimum: cents(4000), perDay: fc.integer({ min: 1, max: 400 }) })
  .chain(({ low, more, minimum, perDay }) =>
    fc.record({
      unit: fc.constant('sq ft' as const),
      low: fc.constant(low),
      high: fc.constantFrom(low, low + more),
      beyond: fc.option(fc.constant({ size: 300, low: low / 2, high: low / 2 + more }), { nil: undefined }),
      minimum: fc.constant(minimum),
      perDay: fc.constant(perDay),
    }),
  )
  .map((rate) => ({ ...rate, beyond: rate.high > rate.low ? rate.beyond : undefined }))

const anyRooms = fc.array(
  fc.record({ size: fc.integer({ min: 1, max: 400 }), extra: fc.integer({ min: 0, max: 500 }) }),
  { minLength: 1, maxLength: 8 },
)

const anyJob = fc.tuple(anyRate, anyRooms).map(([rate, rooms]) => ({
  rate,
  parts: rooms.map(({ size, extra }) =>
    room(size, { rate, finish: { label: '', extra: extra / 100, days: 2 } }),
  ),
}))

describe('whatever the rates and the rooms', () => {
  test('the total is what the lines add up to, with what it says itself', () => {
    fc.assert(
      fc.property(anyJob, ({ rate, parts }) => {
        const price = priceOf(parts)
        const { low, high } = addUp(rate, price)
        expect(dollarsIn(price.total)).toEqual({ low, high: Math.max(low, high) })
      }),
    )
  })

  test('the order of the lines changes nothing', () => {
    fc.assert(
      fc.property(anyJob, fc.nat(7), ({ parts }, by) => {
        const turned = [...parts.slice(by), ...parts.slice(0, by)]
        const { parts: texts, ...price } = priceOf(parts)
        const { parts: turnedTexts, ...turnedPrice } = priceOf(turned)
        expect(turnedPrice).toEqual(price)
        expect(turnedTexts).toEqual([...texts.slice(by), ...texts.slice(0, by)])
      }),
    )
  })

  test('days that lie between two whole numbers are the same in any order', () => {
    // 795 sq ft at 6 a day and two days of coats: 134.5, but for the last digits.
    const daysOf = (...sizes: readonly number[]) =>
      priceOf(
        sizes.map((size) =>
          room(size, { rate: { ...rate, perDay: 6 }, finish: { label: '', extra: 0, days: 2 } }),
        ),
      ).time
    expect([daysOf(238, 1, 9, 389, 158), daysOf(9, 389, 158, 238, 1)]).toEqual([
      'about 135 days',
      'about 135 days',
    ])
  })

  test('what a large floor costs less is one figure where each unit costs as much less at either end', () => {
    // 590 sq ft beyond 300 at $7.50 less: $4,425, but for the last digits of 18.4 - 10.9.
    const large = { ...rate, low: 15, high: 18.4, beyond: { size: 300, low: 7.5, high: 10.9 } }
    const { notes } = priceOf([room(490, { rate: large }), room(400, { rate: large })])
    expect(notes.map(dollarsIn)).toContainEqual({ low: 4450, high: 4450 })
  })

  test('no range is upside down, and another room never makes it cheaper', () => {
    fc.assert(
      fc.property(anyJob, ({ parts }) => {
        const price = priceOf(parts)
        for (const { low, high } of [price.total, ...price.parts].map(dollarsIn))
          expect(low).toBeLessThanOrEqual(high)
        const totals = parts.map((_, at) => dollarsIn(priceOf(parts.slice(0, at + 1)).total))
        for (const [at, { low, high }] of totals.entries()) {
          expect(low).toBeGreaterThanOrEqual(totals[at - 1]?.low ?? 0)
          expect(high).toBeGreaterThanOrEqual(totals[at - 1]?.high ?? 0)
        }
      }),
      // Few of them cross a band.
      { numRuns: 1_000 },
    )
  })

  test('no kind of work is below its smallest job, and that alone is called so', () => {
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 1, max: 2000 }), (rate, size) => {
        const { total, notes } = priceOf([room(size, { rate })])
        const minimum = Math.round(rate.minimum)
        expect(dollarsIn(total).low).toBeGreaterThanOrEqual(minimum)
        if (notes.includes(priceWords.smallest))
          expect(dollarsIn(total)).toEqual({ low: minimum, high: minimum })
      }),
    )
  })
})

test('the figure of an example is the middle of its rate, or none', () => {
  const unfinished = { ...rate, finishes: undefined }
  expect(exampleFigure(unfinished, 310)).toBe('$1,705')
  expect(exampleFigure(unfinished, 10)).toBe('$1,200')
  expect(exampleFigure(undefined, 310)).toBe('One figure, in writing')
})

test('what may change is what these kinds of work can hide', () => {
  expect(mayChange([rate, rate]).text).toMatch(/^A bad board nobody can see yet/)
  expect(mayChange([rate, { ...rate, surprise: 'a soft spot' }]).text).toMatch(
    /^A bad board or a soft spot nobody/,
  )
})

const names = Object.keys(services) as ServiceName[]
const [priced = names[0]] = names.filter((name) => rates[name])

describe('a price sheet in an address', () => {
  const anyLine = fc
    .record({
      service: fc.constantFrom(...names),
      size: fc.integer({ min: 1, max: 99_999 }),
      finish: fc.nat(9),
      pattern: fc.nat(9),
    })
    .map(({ service, size, finish, pattern }) => readLine(service, `${size}`, `${finish}`, `${pattern}`))

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: mostLines }), (all) => {
        const lines = all.flatMap((line) => line ?? [])
        const address = writeSheet(lines)
        expect(readSheet(address)).toEqual(lines)
        expect(encodeURIComponent(address), 'nothing in it needs an escape').toBe(address)
      }),
    )
  })

  test('is read as far as any house goes', () => {
    const [name] = names.filter((one) => readLine(one))
    const address = Array.from({ length: mostLines + 1 }, () => `${name}.100`).join('_')
    expect(readSheet(address)).toHaveLength(mostLines)
  })

  test('is ignored where it is nonsense', () => {
    fc.assert(fc.property(fc.anything(), (value) => readSheet(value).length <= mostLines))
    for (const nonsense of [undefined, 7, '', '_', 'constructor.5', 'toString', '<b>.4', '__proto__'])
      expect.soft(readSheet(nonsense), `${nonsense}`).toEqual([])
    if (!priced) return
    for (const size of ['-4', '1e400', 'x', '0'])
      expect
        .soft(readSheet(`${priced}.${size}.no-such_nonsense`))
        .toEqual([{ ...startOf(priced), size: size === '1e400' && rates[priced] ? '99999' : '' }])
  })

  test('asks for what the sheet shows, at the price that it shows', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 4 }), (all) => {
        const lines = all.flatMap((line) => line ?? [])
        const { parts, total, time, notes } = priceSheet(lines)
        const request = sheetRequest(writeSheet(lines))
        expect(request?.total).toBe(time ? [inOneLine(total), time, ...notes].join(', ') : '')
        expect(request?.message).toContain(time ? inOneLine(total) : '')
        const isPriced = lines.map(({ service }) => time && lines.length > 1 && rates[service])
        const ends = lines.map((_, at) => (isPriced[at] ? `, ${inOneLine(parts[at] ?? '')}` : ''))
        expect(request?.lines.map((line, at) => line.endsWith(ends[at] ?? ''))).toEqual(lines.map(() => true))
      }),
    )
  })

  const finish = rates['sanding-refinishing']?.finishes?.at(-1)
  test.runIf(finish && 'stairs' in rates && 'repair' in services)('is a request in words', () => {
    const request = sheetRequest(`sanding-refinishing.540.${finish && keyOf(finish)}_stairs.14_repair`)
    expect(request?.service).toBe('sanding-refinishing')
    expect(request?.lines.map((line) => line.toLowerCase())).toEqual([
      expect.stringContaining(`: about ${inOneLine('540 sq ft')}, ${finish?.label.toLowerCase()}, $`),
      expect.stringMatching(/: about 14\u00a0treads, (?:.*, )?\$/),
      services.repair.label.toLowerCase(),
    ])
    expect(request?.message).toMatch(
      /\nYour sheet said \$.*, about \d+ days on the same visit, plus Floor Repair, after a look\.$/,
    )
    expect(sheetRequest('nonsense')).toBeUndefined()
  })
})
