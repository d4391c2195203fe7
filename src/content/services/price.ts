import { priceWords } from './price-words'
import type { Finish, Rate } from './types'

/* The arithmetic of prices, in cents, so that what is added up is what each line says. */

/** A part of a job: a room, or a staircase. */
export interface JobPart {
  /** Of the service. Parts with the same one are one job: they share its smallest price. */
  readonly kind: string
  /** `undefined` where the owner shows no figure. */
  readonly rate?: Rate
  /** In the rate's unit. */
  readonly size: number
  readonly finish?: Finish
}

export interface Price {
  /** What each part adds, such as `$4,000 to $4,800`, or the words in its place. */
  readonly parts: readonly string[]
  /** Dollars, or the words in their place. */
  readonly total: string
  /** Working days, such as `about 5 days`, where there are dollars. */
  readonly time?: string
}

interface Range {
  readonly low: number
  readonly high: number
}

const dollar = 100
/** The amount that the price of a part is rounded to. */
const step = 50 * dollar

/** A whole number with commas. `Intl` would take a phone a tenth of a second before its first one. */
const withCommas = (number: number) => `${Math.round(number)}`.replace(/\B(?=(\d{3})+$)/g, ',')

const dollars = (cents: number) => `$${withCommas(cents / dollar)}`

/** `540 sq ft`. */
export const sizeText = (size: number, unit = '') => `${withCommas(size)} ${unit}`.trim()

/**
 * The cents of so many units at one end of a rate, unrounded.
 *
 * @param before how many units of the kind there are already: the rate falls beyond some
 */
function costOf({ rate, size, finish }: JobPart, end: keyof Range, before = 0): number {
  if (!rate) return 0
  const { beyond, [end]: first } = rate
  const extra = finish?.extra ?? 0
  const atFirst = Math.min(Math.max((beyond?.size ?? Number.POSITIVE_INFINITY) - before, 0), size)
  return dollar * (atFirst * (first + extra) + (size - atFirst) * ((beyond?.[end] ?? 0) + extra))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const sizeOf = (parts: readonly JobPart[]) => sumOf(parts.map(({ size }) => size))

const smallestOf = ({ rate }: JobPart) => dollar * Math.round(rate?.minimum ?? 0)

/** The cents of parts of one kind at one end of its rate: each rounded, together never below the smallest job. */
function costOfKind(parts: readonly JobPart[], end: keyof Range): number {
  const costs = parts.map((part, index) => {
    const cost = costOf(part, end, sizeOf(parts.slice(0, index)))
    return step * Math.max(Math.round(cost / step), 1)
  })
  return Math.max(sumOf(costs), ...parts.map(smallestOf))
}

/** What a part adds to those of its kind before it. */
function addedText(part: JobPart, before: readonly JobPart[]): string {
  const kind = [...before, part]
  const added = (end: keyof Range) => costOfKind(kind, end) - costOfKind(before, end)
  const range = { low: added('low'), high: added('high') }
  if (range.high === 0) return priceWords.withinSmallest
  const isSmallest = range.low > 0 && costOfKind(kind, 'high') === smallestOf(part)
  return isSmallest ? `${rangeText(range)}, ${priceWords.smallest}` : rangeText(range)
}

function rangeText({ low, high }: Range): string {
  if (low === 0) return `up to ${dollars(high)}`
  return low < high ? `${dollars(low)} to ${dollars(high)}` : dollars(low)
}

/** The words in place of a part's price, where it has none. */
function wordsFor({ rate, size }: JobPart, before: number): string | undefined {
  if (!rate) return priceWords.noFigure
  const { question, most } = priceWords.units[rate.unit]
  if (!(size >= 1)) return question
  return before + size > most ? priceWords.tooLarge : undefined
}

/**
 * The price of a job and of its parts: from low to high, each part rounded to $50, and no kind of work below its
 * smallest job. The parts add up to the total.
 */
export function priceOf(parts: readonly JobPart[]): Price {
  const kinds = new Map<string, readonly JobPart[]>()
  const unanswered: string[] = []
  const words = parts.map((part) => {
    const before = kinds.get(part.kind) ?? []
    const instead = wordsFor(part, sizeOf(before))
    if (instead && part.rate) unanswered.push(instead)
    if (instead) return instead
    kinds.set(part.kind, [...before, part])
    return addedText(part, before)
  })

  const [question] = unanswered
  if (question) return { parts: words, total: question }
  if (kinds.size === 0) return { parts: words, total: priceWords.noFigure }
  const priced = [...kinds.values()]
  const sum = (end: keyof Range) => sumOf(priced.map((kind) => costOfKind(kind, end)))
  const figure = parts.length === 1 ? words.join('') : rangeText({ low: sum('low'), high: sum('high') })
  const unpriced = parts.flatMap(({ rate, kind }) => (rate ? [] : kind))
  const others = [...new Set(unpriced)]
  const total = others.length > 0 ? `${figure}, ${priceWords.andUnpriced(others)}` : figure
  return { parts: words, total, time: timeText(priced) }
}

/** Each kind's coats dry together. */
function timeText(kinds: readonly (readonly JobPart[])[]): string {
  const work = kinds.flat().map(({ rate, size }) => size / (rate?.perDay ?? 1))
  const coats = kinds.map((kind) => Math.max(...kind.map(({ finish }) => finish?.days ?? 0)))
  const days = Math.max(1, Math.round(sumOf([...work, ...coats])))
  const waits = kinds.flat().flatMap(({ rate }) => rate?.after ?? [])
  const after = [...new Set(waits)].join(' and ')
  return `about ${days === 1 ? 'a day' : `${days} days`}${after && ` after ${after}`}`
}

/** The one figure of an example: the middle of the rate with its first finish, and never below the smallest job. */
export function exampleFigure(rate: Rate | undefined, size: number): string {
  if (!rate) return priceWords.noFigure
  const part = { kind: '', rate, size, finish: rate.finishes?.[0] }
  const middle = (costOf(part, 'low') + costOf(part, 'high')) / 2
  return dollars(Math.max(middle, dollar * rate.minimum))
}
