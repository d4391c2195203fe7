import { listOf } from '../business/sentences'
import { priceWords } from './price-words'
import type { Finish, Pattern, Rate } from './types'

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
  readonly pattern?: Pattern
}

export interface Price {
  /** What each part costs by itself, such as `$4,000 to $4,800`, or the words in its place. */
  readonly parts: readonly string[]
  /** Dollars, or the words in their place. */
  readonly total: string
  /** Working days, such as `about 5 days`, where there are dollars. */
  readonly time?: string
  /** Why the total isn't the sum of the parts, and what isn't in it. */
  readonly notes: readonly string[]
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

/** A size or a range among other words: no line breaks in it. */
export const inOneLine = (words: string) => words.replaceAll(' ', '\u00a0')

/** `540 sq ft`. */
export const sizeText = (size: number, unit = '') => inOneLine(`${withCommas(size)} ${unit}`.trim())

const rangeText = ({ low, high }: Range) =>
  low < high ? `${dollars(low)} to ${dollars(high)}` : dollars(low)

/** Rates are fractions: what lies in the middle between two steps would miss it by its last digits. */
const rounded = (cents: number) => step * Math.round(Number((cents / step).toFixed(6)))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const sizeOf = (parts: readonly JobPart[]) => sumOf(parts.map(({ size }) => size))

/** The cents of a part at one end of its rate, unrounded. */
function costOf({ rate, size, finish, pattern }: JobPart, end: keyof Range): number {
  return rate ? dollar * size * (rate[end] + (finish?.extra ?? 0) + (pattern?.extra ?? 0)) : 0
}

const lineCost = (part: JobPart, end: keyof Range) => Math.max(rounded(costOf(part, end)), step)

/** The parts of one kind, which have one rate. */
interface Job {
  readonly kind: string
  readonly rate: Rate
  readonly parts: readonly JobPart[]
}

/** What a large floor costs less, in cents: beyond a rate's size each unit does, however the rooms divide it. */
function discountOf({ rate, parts }: Job, end: keyof Range): number {
  const { beyond } = rate
  if (!beyond) return 0
  return rounded(dollar * Math.max(sizeOf(parts) - beyond.size, 0) * (rate[end] - beyond[end]))
}

const smallestOf = ({ rate }: Job) => dollar * Math.round(rate.minimum)

/** The cents of a job before its smallest price counts. */
const plainCostOf = (job: Job, end: keyof Range) =>
  sumOf(job.parts.map((part) => lineCost(part, end))) - discountOf(job, end)

const jobCost = (job: Job, end: keyof Range) => Math.max(plainCostOf(job, end), smallestOf(job))

/** What the total says of a large floor. */
function discountNote(job: Job): string[] {
  const [low = 0, high = 0] = [discountOf(job, 'low'), discountOf(job, 'high')].toSorted((a, b) => a - b)
  return high > 0
    ? [
        priceWords.discount(
          inOneLine(rangeText({ low, high })),
          sizeText(job.rate.beyond?.size ?? 0, job.rate.unit),
        ),
      ]
    : []
}

/** What the total says of the smallest job, once for all kinds that are below it. */
function smallestNote(jobs: readonly Job[]): string[] {
  const bound = jobs.filter((job) => plainCostOf(job, 'low') < smallestOf(job))
  const [job] = bound
  if (!job) return []
  const isAll = jobs.length === 1 && plainCostOf(job, 'high') <= smallestOf(job)
  if (isAll) return [priceWords.smallest]
  const from = bound.map((one) =>
    [jobs.length > 1 && one.kind, `from ${dollars(smallestOf(one))}`].filter(Boolean).join(' '),
  )
  return [`${listOf(from)}, ${bound.length > 1 ? priceWords.smallestOfSeveral : priceWords.smallest}`]
}

/** The words in place of a price, where so many units have none. */
function wordsFor({ unit }: Rate, size: number): string | undefined {
  const { question, most } = priceWords.units[unit]
  if (!(size >= 1)) return question
  return size > most ? priceWords.tooLarge : undefined
}

/** What a part says of itself. */
function partText(part: JobPart): string {
  const { rate, size } = part
  if (rate && !(size >= 1)) return priceWords.noSize
  if (!rate || wordsFor(rate, size)) return priceWords.afterLook
  return rangeText({ low: lineCost(part, 'low'), high: lineCost(part, 'high') })
}

/**
 * The price of a job and of its parts: from low to high, each part rounded to $50 by its own rate, whatever
 * stands beside it. The total is their sum, less what a large floor costs less, and no kind of work is below its
 * smallest job; its notes say which.
 */
export function priceOf(all: readonly JobPart[]): Price {
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  const jobs = kinds.flatMap((kind): Job[] => {
    const parts = all.filter((part) => part.kind === kind)
    const rate = parts[0]?.rate
    return rate ? [{ kind, rate, parts }] : []
  })
  const parts = all.map(partText)
  if (jobs.length === 0) return { parts, total: priceWords.noFigure, notes: [] }
  const [question] = [
    ...all.flatMap(({ rate, size }) => (rate && wordsFor(rate, size)) || []),
    ...jobs.flatMap((job) => wordsFor(job.rate, sizeOf(job.parts)) ?? []),
  ]
  if (question) return { parts, total: question, notes: [] }

  const sum = (end: keyof Range) => sumOf(jobs.map((job) => jobCost(job, end)))
  const unpriced = kinds.filter((kind) => !jobs.some((job) => job.kind === kind))
  return {
    parts,
    total: rangeText({ low: sum('low'), high: sum('high') }),
    time: timeText(jobs),
    notes: [
      ...smallestNote(jobs),
      ...jobs.flatMap(discountNote),
      ...(unpriced.length > 0 ? [priceWords.plus(unpriced)] : []),
    ],
  }
}

/** One visit: the work adds up, all coats dry together, and the longest wait is over by then. */
function timeText(jobs: readonly Job[]): string {
  const parts = jobs.flatMap((job) => job.parts)
  const work = parts.map(({ size, pattern, rate }) => size / (pattern?.perDay ?? rate?.perDay ?? 1))
  const coats = parts.map(({ finish }) => finish?.days ?? 0)
  // In another order a sum of fractions has other last digits.
  const sum = (sumOf(work) + Math.max(...coats)).toFixed(6)
  const days = Math.max(1, Math.round(Number(sum)))
  const [wait] = jobs.map(({ rate }) => rate).toSorted((a, b) => waitDays(b) - waitDays(a))
  const visit = jobs.length > 1 ? ` ${priceWords.sameVisit}` : ''
  const after = wait?.after ? `${visit && ','} after ${wait.after}` : ''
  return `about ${days === 1 ? 'a day' : `${days} days`}${visit}${after}`
}

/** A wait without days is longer than none. */
const waitDays = ({ after, afterDays = 1 }: Rate) => (after ? afterDays : 0)

/** The one figure of an example: the middle of the rate with its first finish, and never below the smallest job. */
export function exampleFigure(rate: Rate | undefined, size: number): string {
  if (!rate) return priceWords.noFigure
  const part = { kind: '', rate, size, finish: rate.finishes?.[0], pattern: rate.patterns?.[0] }
  const middle = (costOf(part, 'low') + costOf(part, 'high')) / 2
  return dollars(Math.max(middle, dollar * rate.minimum))
}
