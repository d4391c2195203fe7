import { inOneLine } from './price'
import { lineText, priceSheet, readSheet, writeSheet } from './price-sheet'
import { priceWords } from './price-words'
import { rates } from './rates'
import { type ServiceName, services } from './services'

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

/** What the sheet in an address asks for; `undefined` if no line of it can be read. */
export function sheetRequest(address: unknown): SheetRequest | undefined {
  const sheetLines = readSheet(address)
  const [first] = sheetLines
  if (!first) return undefined
  const { parts, total: sum, time, notes } = priceSheet(sheetLines)
  const lines = sheetLines.map((line, index) => {
    const details = lineText(line)
    const about = Number(line.size) >= 1 ? `about ${details}` : details
    const price = time && sheetLines.length > 1 && rates[line.service] ? inOneLine(parts[index] ?? '') : ''
    const words = [about, price].filter(Boolean).join(', ')
    return [services[line.service].label, words].filter(Boolean).join(': ')
  })
  const total = time ? [inOneLine(sum), time, ...notes].join(', ') : ''
  const message = [...lines, ...(total ? [priceWords.said(total)] : [])].join('\n')
  return { sheet: writeSheet(sheetLines), service: first.service, lines, total, message }
}
