import { inState } from '../business/business'
import type { Sample } from '../business/types'
import records from '../records/projects?records'
import quote from '../records/work-quote?records'
import type { Project } from './types'

/** The contractor's jobs, the newest first. One without `sample: true` counts as real. */
export const projects: readonly Project[] = records.map(({ town, ...project }) => ({
  ...project,
  location: inState(town),
}))

/** The quote on Our Work. Without words its section goes. */
export const workQuote = quoteOf(quote)

function quoteOf({
  title = 'In a customer’s words',
  text,
  name,
  town,
  sample,
}: typeof quote): (Sample & Record<'title' | 'text' | 'by', string>) | undefined {
  return text
    ? { title, text, by: [name, town && inState(town)].filter(Boolean).join(', '), sample }
    : undefined
}
