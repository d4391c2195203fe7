import { offered, pathOfService, servicesWithPage } from './offered-services'
import { priceOf, sizeText } from './price'
import { priceWords } from './price-words'
import { rates } from './rates'
import { type ServiceName, services } from './services'
import type { Finish } from './types'

/* What visitors work out on a price sheet, as it stands in addresses, messages and above forms. */

/** A room or a staircase on the sheet. */
export interface SheetLine {
  readonly service: ServiceName
  /** A whole number in the rate's unit. Nothing where it isn't known, or the service has no rate. */
  readonly size: string
  /** The chosen finish ({@link finishKey}). */
  readonly finish?: string
}

/** More lines than any house has. */
export const mostLines = 12

const largest = 99_999

/** A finish in an address: `stain-and-water-based`. */
export const finishKey = ({ label }: Finish) => label.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The kind of work that a page is about, or the first of those below it. */
export const serviceAt = (path: string): ServiceName | undefined =>
  (servicesWithPage.find(({ page }) => page.path.startsWith(path)) ?? servicesWithPage[0])?.name

/** A line of this kind before anything is filled in. */
export function startOf(service: ServiceName): SheetLine {
  const { unit, finishes } = rates[service] ?? {}
  const [first] = finishes ?? []
  return { service, size: unit ? `${priceWords.units[unit].start}` : '', finish: first && finishKey(first) }
}

/** A size as somebody may type it. */
function wholeSize(text: string): string {
  const size = Math.round(Number(text))
  return size >= 1 ? `${Math.min(size, largest)}` : ''
}

/** A line of what stands in the controls, or in an address. Nothing for a service that isn't offered. */
export function readLine(service = '', size = '', finish = ''): SheetLine | undefined {
  const [name] = offered.find(([name]) => name === service) ?? []
  if (!name) return undefined
  const { finishes, unit } = rates[name] ?? {}
  const chosen = finishes?.find((each) => finishKey(each) === finish) ?? finishes?.[0]
  return { service: name, size: unit ? wholeSize(size) : '', finish: chosen && finishKey(chosen) }
}

/** The lines of an address, such as `sanding-refinishing.540.oil-based_stairs.14`. Nonsense in it counts as none. */
export function readSheet(address: unknown): readonly SheetLine[] {
  if (typeof address !== 'string') return []
  const lines = address.split('_').flatMap((line) => readLine(...line.split('.')) ?? [])
  return lines.slice(0, mostLines)
}

export const writeSheet = (lines: readonly SheetLine[]) =>
  lines
    .map(({ service, size, finish = '' }) => [service, size, finish].join('.').replace(/\.+$/, ''))
    .join('_')

const finishOf = ({ service, finish }: SheetLine) =>
  rates[service]?.finishes?.find((each) => finishKey(each) === finish)

/** The price of all lines and what each one adds. */
export const priceSheet = (lines: readonly SheetLine[]) =>
  priceOf(
    lines.map((line) => ({
      kind: services[line.service].label,
      rate: rates[line.service],
      size: Number(line.size),
      finish: finishOf(line),
    })),
  )

/** What a sheet asks for: the first line's service, and all of them in words. */
export interface SheetRequest {
  /** Its lines as an address has them. */
  readonly sheet: string
  readonly service: ServiceName
  readonly lines: readonly string[]
  /** Nothing where no line has a size. */
  readonly total: string
  /** Lines and total as the beginning of a message. */
  readonly message: string
}

export function requestOf(address: unknown): SheetRequest | undefined {
  const sheetLines = readSheet(address)
  const [first] = sheetLines
  if (!first) return undefined
  const { parts, total: sum, time } = priceSheet(sheetLines)
  const lines = sheetLines.map((line, index) => {
    const { service, size } = line
    const about = size && `about ${sizeText(Number(size), rates[service]?.unit)}`
    const price = time && sheetLines.length > 1 ? parts[index] : ''
    const details = [about, finishOf(line)?.label.toLowerCase(), price].filter(Boolean).join(', ')
    return [services[service].label, details].filter(Boolean).join(': ')
  })
  const total = time ? `${sum}, ${time}` : ''
  const message = [...lines, ...(total ? [priceWords.said(total)] : [])].join('\n')
  return { sheet: writeSheet(sheetLines), service: first.service, lines, total, message }
}

/** A page that has the sheet for such work. */
export const sheetPath = (service: ServiceName) =>
  pathOfService(service) ?? servicesWithPage[0]?.page.path ?? '/'
