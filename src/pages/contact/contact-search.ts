import { hasPage } from '@/content/pages/pages'
import { cityAtPath } from '@/content/places/city-paths'
import { readService, type ServiceOption } from '@/content/services/estimate-options'

export interface ContactSearch {
  /** The path of the page that a link to here stands on. */
  readonly from?: string
  /** The form's first values. */
  readonly service?: ServiceOption
  /** Where its message begins. */
  readonly message?: string
}

/** Longer than any link of the site says. */
const longestMessage = 300

/** The parameters of links to the form; nothing that isn't theirs. */
export function readContactSearch({ from, service, message }: Record<string, unknown>): ContactSearch {
  return {
    from: typeof from === 'string' && (hasPage(from) || cityAtPath(from)) ? from : undefined,
    service: readService(service),
    message: typeof message === 'string' ? message.slice(0, longestMessage) : undefined,
  }
}
