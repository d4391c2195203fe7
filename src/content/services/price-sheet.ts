import { offered, pathOfService, servicesWithPage } from './offered-services'
import { type JobPart, priceOf, sizeText } from './price'
import { priceWords } from './price-words'
import { rates } from './rates'
import { type ServiceName, services } from './services'
import type { Finish, Pattern } from './types'

/* What visitors work out on a price sheet, as it stands in addresses, messages and above forms. */

/** A room or a staircase on the sheet. */
export interface SheetLine {
  readonly service: ServiceName
  /** A whole number in the rate's unit. Nothing where it isn't known, or the service has no rate. */
  readonly size: string
  /** The chosen finish ({@link keyOf}). */
  readonly finish?: string
  /** The chosen pattern, likewise. */
  readonly pattern?: string
}

/** More lines than any house has. */
export const mostLines = 12

const largest = 99_999

type Choice = Finish | Pattern

/** A finish or a pattern in an address: `stain-and-water-based`. */
export const keyOf = ({ label }: Choice) => label.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The choice of that key, or else the first one. Nothing where there are none. */
const chosenOf = <Kind extends Choice>(choices: readonly Kind[] | undefined, key: string | undefined) =>
  choices?.find((each) => keyOf(each) === key) ?? choices?.[0]

/** What is chosen for a line of this kind, as its address has it. */
function choicesOf(service: ServiceName, finish?: string, pattern?: string) {
  const { finishes, patterns } = rates[service] ?? {}
  const chosen = { finish: chosenOf(finishes, finish), pattern: chosenOf(patterns, pattern) }
  return {
    finish: chosen.finish && keyOf(chosen.finish),
    pattern: chosen.pattern && keyOf(chosen.pattern),
  }
}

/** The kind of work that a page is about, or the first of those below it. */
export const serviceAt = (path: string): ServiceName | undefined =>
  (servicesWithPage.find(({ page }) => page.path.startsWith(path)) ?? servicesWithPage[0])?.name

/** A line of this kind before anything is filled in. */
export function startOf(service: ServiceName): SheetLine {
  const unit = rates[service]?.unit
  return { service, size: unit ? `${priceWords.units[unit].start}` : '', ...choicesOf(service) }
}

/** A size as somebody may type it. */
function wholeSize(text: string): string {
  const size = Math.round(Number(text))
  return size >= 1 ? `${Math.min(size, largest)}` : ''
}

/** A line of what stands in the controls, or in an address. Nothing for a service that isn't offered. */
export function readLine(service = '', size = '', finish = '', pattern = ''): SheetLine | undefined {
  const [name] = offered.find(([name]) => name === service) ?? []
  if (!name) return undefined
  const { unit } = rates[name] ?? {}
  return { service: name, size: unit ? wholeSize(size) : '', ...choicesOf(name, finish, pattern) }
}

/** The lines of an address, such as `sanding-refinishing.540.oil-based_stairs.14`. Nonsense in it counts as none. */
export function readSheet(address: unknown): readonly SheetLine[] {
  if (typeof address !== 'string') return []
  const lines = address.split('_').flatMap((line) => readLine(...line.split('.')) ?? [])
  return lines.slice(0, mostLines)
}

export const writeSheet = (lines: readonly SheetLine[]) =>
  lines
    .map(({ service, size, finish = '', pattern = '' }) =>
      [service, size, finish, pattern].join('.').replace(/\.+$/, ''),
    )
    .join('_')

const partOf = ({ service, size, finish, pattern }: SheetLine): JobPart => {
  const rate = rates[service]
  return {
    kind: services[service].label,
    rate,
    size: Number(size),
    finish: chosenOf(rate?.finishes, finish),
    pattern: chosenOf(rate?.patterns, pattern),
  }
}

/** A line in words: `540 sq ft, oil-based`. Without a size only what is chosen. */
export function lineText(line: SheetLine): string {
  const { rate, size, finish, pattern } = partOf(line)
  return [size >= 1 && sizeText(size, rate?.unit), finish?.label.toLowerCase(), pattern?.label.toLowerCase()]
    .filter(Boolean)
    .join(', ')
}

/** The price of all lines and what each one costs. */
export const priceSheet = (lines: readonly SheetLine[]) => priceOf(lines.map(partOf))

/** A page that has the sheet for such work. */
export const sheetPath = (service: ServiceName) =>
  pathOfService(service) ?? servicesWithPage[0]?.page.path ?? '/'
