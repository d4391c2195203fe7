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

/** What is reckoned of one kind so far. */
interface Kind extends Range {
  readonly size: number
  readonly days: number
  readonly coats: number
}

const nothing: Kind = { low: 0, high: 0, size: 0, days: 0, coats: 0 }

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

/** What a part adds to those of its kind, never below the kind's smallest job. */
function addPart(kind: Kind, part: JobPart): { readonly kind: Kind; readonly range: Range; words: string } {
  const { rate, size, finish } = part
  const minimum = dollar * Math.round(rate?.minimum ?? 0)
  const rounded = (end: keyof Range) => step * Math.max(Math.round(costOf(part, end, kind.size) / step), 1)
  const [low, high] = [kind.low + rounded('low'), kind.high + rounded('high')]
  const charged = (sum: number) => (sum > 0 ? Math.max(sum, minimum) : 0)
  const range = { low: charged(low) - charged(kind.low), high: charged(high) - charged(kind.high) }
  const isSmallest = high <= minimum
  return {
    kind: {
      low,
      high,
      size: kind.size + size,
      days: kind.days + size / (rate?.perDay ?? 1),
      coats: Math.max(kind.coats, finish?.days ?? 0),
    },
    range,
    words: range.high === 0 ? priceWords.withinSmallest : rangeText(range, isSmallest),
  }
}

function rangeText({ low, high }: Range, isSmallest: boolean): string {
  if (low === 0 && high > 0) return `up to ${dollars(high)}`
  const figure = low < high ? `${dollars(low)} to ${dollars(high)}` : dollars(low)
  return isSmallest ? `${figure}, ${priceWords.smallest}` : figure
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
  const kinds = new Map<string, Kind>()
  const sum = { low: 0, high: 0 }
  const unanswered: string[] = []
  const unpriced: string[] = []
  const words = parts.map((part) => {
    const before = kinds.get(part.kind) ?? nothing
    const instead = wordsFor(part, before.size)
    if (instead) {
      if (part.rate) unanswered.push(instead)
      else unpriced.push(part.kind)
      return instead
    }
    const { kind, range, words } = addPart(before, part)
    kinds.set(part.kind, kind)
    sum.low += range.low
    sum.high += range.high
    return words
  })

  const [question] = unanswered
  if (question) return { parts: words, total: question }
  if (kinds.size === 0) return { parts: words, total: priceWords.noFigure }
  const figure = parts.length === 1 ? words.join('') : rangeText(sum, false)
  const others = [...new Set(unpriced)]
  const total = others.length > 0 ? `${figure}, ${priceWords.andUnpriced(others)}` : figure
  return { parts: words, total, time: timeText([...kinds.values()], parts) }
}

function timeText(kinds: readonly Kind[], parts: readonly JobPart[]): string {
  const sum = kinds.reduce((days, kind) => days + kind.days + kind.coats, 0)
  const days = Math.max(1, Math.round(sum))
  const after = [...new Set(parts.flatMap(({ rate }) => rate?.after ?? []))].join(' and ')
  return `about ${days === 1 ? 'a day' : `${days} days`}${after && ` after ${after}`}`
}

/** The one figure of an example: the middle of the rate with its first finish, and never below the smallest job. */
export function exampleFigure(rate: Rate | undefined, size: number): string {
  if (!rate) return priceWords.noFigure
  const part = { kind: '', rate, size, finish: rate.finishes?.[0] }
  const middle = (costOf(part, 'low') + costOf(part, 'high')) / 2
  return dollars(Math.max(middle, dollar * rate.minimum))
}
