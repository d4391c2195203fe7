import { hasPage } from '@/content/pages/pages'
import { cityAtPath } from '@/content/places/city-paths'
import { readService, type ServiceOption } from '@/content/services/estimate-options'
import { readLine, writeSheet } from '@/content/services/price-sheet'

export interface ContactSearch {
  /** The path of the page that a link to here stands on. */
  readonly from?: string
  /** The form's first values. */
  readonly service?: ServiceOption
  /** Where its message begins. */
  readonly message?: string
  /** What a price sheet says (content/services/price-sheet.ts). */
  readonly sheet?: string
}

/** Longer than any link of the site says. */
const longestMessage = 300

/** The parameters of links to the form; nothing that isn't theirs. */
export function readContactSearch(search: Record<string, unknown>): ContactSearch {
  const { from, service, message } = search
  return {
    from: typeof from === 'string' && (hasPage(from) || cityAtPath(from)) ? from : undefined,
    service: readService(service),
    message: typeof message === 'string' ? message.slice(0, longestMessage) : undefined,
    ...sheetOfControls(search),
  }
}

/** A price sheet that the browser itself has sent, before the page's scripts: its one line, by its controls. */
function sheetOfControls(search: Record<string, unknown>): Pick<ContactSearch, 'sheet'> {
  if (search.sheet !== undefined) return {}
  const [service, size, finish, pattern] = ['service', 'size', 'finish', 'pattern'].map((name) =>
    String(search[name] ?? ''),
  )
  // A link to the form names a service alone.
  const line = (size || finish) && readLine(service, size, finish, pattern)
  return line ? { sheet: writeSheet([line]) } : {}
}
