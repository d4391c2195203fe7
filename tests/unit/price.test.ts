import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleFigure, type JobPart, type Price, priceOf } from '@/content/services/price.ts'
import {
  mostLines,
  readLine,
  readSheet,
  requestOf,
  startOf,
  writeSheet,
} from '@/content/services/price-sheet.ts'
import { mayChange, priceWords } from '@/content/services/price-words.ts'
import { rates } from '@/content/services/rates.ts'
import { type ServiceName, services } from '@/content/services/services.ts'
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

describe('the price of a room', () => {
  test.each([
    // Rounded to $50.
    [310, '$1,550 to $1,850', 'about a day'],
    [220, '$1,200 to $1,300', 'about a day'],
    [1, '$1,200, our smallest job', 'about a day'],
    [5000, '$25,000 to $30,000', 'about 20 days'],
  ])('of %d sq ft is %s, %s', (size, total, time) => {
    expect(priceOf([room(size)])).toEqual({ parts: [total], total, time })
  })

  test('has its finish in it, and what has to pass before', () => {
    const part = room(800, { rate: { ...rate, after: 'a week' }, finish: stained })
    expect(priceOf([part])).toMatchObject({ total: '$5,000 to $5,800', time: 'about 6 days after a week' })
    const cheaper = room(800, { finish: { label: 'Oil-based', extra: -0.5, days: 1 } })
    expect(priceOf([cheaper])).toMatchObject({ total: '$3,600 to $4,400', time: 'about 4 days' })
  })

  test.each([
    ['a fixed rate', { high: 5 }, '$4,000'],
    ['a range that rounds to one figure', { high: 5.01 }, '$4,000'],
    ['a minimum that is reached', { minimum: 4000, high: 5 }, '$4,000, our smallest job'],
    ['a minimum beyond it', { minimum: 5000 }, '$5,000, our smallest job'],
  ])('with %s', (_, other, total) => {
    expect(priceOf([room(800, { rate: { ...rate, ...other } })]).total).toBe(total)
  })

  test('falls by the square foot beyond the first band', () => {
    const banded = { ...rate, beyond: { size: 1000, low: 4, high: 5 } }
    const total = (...sizes: number[]) => priceOf(sizes.map((size) => room(size, { rate: banded }))).total
    expect(total(1000)).toBe('$5,000 to $6,000')
    expect(total(2000)).toBe('$9,000 to $11,000')
    expect(total(600, 1400), 'however it is divided').toBe('$9,000 to $11,000')
  })

  test.each([0, -400, 0.5, Number.NaN])('is a question where the size is %d', (size) => {
    expect(priceOf([room(size)]).total).toBe(priceWords.units['sq ft'].question)
  })

  test('is no figure for a size that nobody has, or without a rate', () => {
    for (const size of [5001, Number.POSITIVE_INFINITY, 1e21])
      expect(priceOf([room(size)])).toMatchObject({ total: priceWords.tooLarge })
    expect(priceOf([room(3000), room(3000)]).total, 'of all rooms').toBe(priceWords.tooLarge)
    expect(priceOf([room(800, { rate: undefined })]).total).toBe('One figure, in writing')
  })
})

describe('the price of several rooms and stairs', () => {
  test('is the sum, with the smallest job counted once for each kind of work', () => {
    expect(priceOf([room(100), room(100), room(100), stairs(14)])).toEqual({
      parts: ['$1,200, our smallest job', 'within our smallest job', '$300 to $600', '$1,350 to $1,800'],
      total: '$2,850 to $3,600',
      time: 'about 4 days',
    })
  })

  test('dries the coats of one kind together, and names what isn’t priced', () => {
    const parts = [room(500, { finish: stained }), room(500, { finish: stained })]
    expect(priceOf(parts).time).toBe('about 7 days')
    expect(priceOf([room(800), { kind: 'Floor Repair', size: Number.NaN }]).total).toBe(
      '$4,000 to $4,800, and one figure in writing for Floor Repair',
    )
  })

  test('asks for the size that is missing', () => {
    expect(priceOf([room(800), stairs(Number.NaN)])).toEqual({
      parts: ['$4,000 to $4,800', priceWords.units.treads.question],
      total: priceWords.units.treads.question,
    })
  })
})

/** The dollars that words name: from the first to the last, `up to` from zero. */
function dollarsIn(words: string): { readonly low: number; readonly high: number } {
  const figures = [...words.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  const [first = 0] = figures
  return { low: words.startsWith('up to') ? 0 : first, high: figures.at(-1) ?? 0 }
}

const sumOf = ({ parts }: Price) =>
  parts
    .map(dollarsIn)
    .reduce((sum, part) => ({ low: sum.low + part.low, high: sum.high + part.high }), { low: 0, high: 0 })

const cents = (most: number) => fc.integer({ min: 100, max: 100 * most }).map((amount) => amount / 100)

const anyRate: fc.Arbitrary<Rate> = fc
  .record({ low: cents(20), more: cents(8), minimum: cents(4000), perDay: fc.integer({ min: 1, max: 400 }) })
  .chain(({ more, ...own }) =>
    fc.record({
      unit: fc.constant('sq ft' as const),
      high: fc.constantFrom(own.low, own.low + more),
      beyond: fc.option(fc.constant({ size: 300, low: own.low / 2, high: own.low / 2 + 0.37 }), {
        nil: undefined,
      }),
      ...Object.fromEntries(Object.entries(own).map(([key, value]) => [key, fc.constant(value)])),
    }),
  ) as fc.Arbitrary<Rate>

const anyJob = fc.tuple(anyRate, anyRate).chain((kinds) =>
  fc.array(
    fc
      .record({
        kind: fc.nat(1),
        size: fc.integer({ min: 1, max: 400 }),
        extra: fc.integer({ min: 0, max: 500 }),
      })
      .map(
        ({ kind, size, extra }): JobPart => ({
          kind: `${kind}`,
          rate: kinds[kind],
          size,
          finish: { label: '', extra: extra / 100, days: 2 },
        }),
      ),
    { minLength: 1, maxLength: 8 },
  ),
)

describe('whatever the rates and the rooms', () => {
  test('the total is the sum of what each line says', () => {
    fc.assert(
      fc.property(anyJob, (parts) => {
        const price = priceOf(parts)
        expect(sumOf(price)).toEqual(dollarsIn(price.total))
      }),
    )
  })

  test('no range is upside down, and another room never makes it cheaper', () => {
    fc.assert(
      fc.property(anyJob, (parts) => {
        const [all, fewer] = [priceOf(parts), priceOf(parts.slice(0, -1))].map(sumOf)
        for (const { low, high } of priceOf(parts).parts.map(dollarsIn)) expect(low).toBeLessThanOrEqual(high)
        expect(all?.low).toBeGreaterThanOrEqual(fewer?.low ?? 0)
        expect(all?.high).toBeGreaterThanOrEqual(fewer?.high ?? 0)
      }),
    )
  })

  test('no kind of work is below its smallest job, and that alone is called so', () => {
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 1, max: 2000 }), (rate, size) => {
        const { total } = priceOf([room(size, { rate })])
        const minimum = Math.round(rate.minimum)
        expect(dollarsIn(total).low).toBeGreaterThanOrEqual(minimum)
        expect(total.includes(priceWords.smallest)).toBe(dollarsIn(total).high === minimum)
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
    })
    .map(({ service, size, finish }) => readLine(service, `${size}`, `${finish}`))

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
    const finish = startOf(priced).finish
    for (const size of ['-4', '1e400', 'x', '0'])
      expect
        .soft(readSheet(`${priced}.${size}.no-such_nonsense`))
        .toEqual([{ service: priced, size: size === '1e400' && rates[priced] ? '99999' : '', finish }])
  })

  test.runIf(rates['sanding-refinishing']?.finishes && 'stairs' in rates)('is a request in words', () => {
    const request = requestOf('sanding-refinishing.540.oil-based_stairs.14_repair')
    expect(request?.service).toBe('sanding-refinishing')
    expect(request?.lines).toEqual([
      expect.stringMatching(/^Sanding & Refinishing: about 540 sq ft, oil-based, \$/),
      expect.stringMatching(/^Stair Refinishing: about 14 treads, .*, \$/),
      'Floor Repair: One figure, in writing',
    ])
    expect(request?.message).toMatch(/\nYour sheet said \$.*Floor Repair, about \d+ days\.$/)
    expect(requestOf('nonsense')).toBeUndefined()
  })
})
