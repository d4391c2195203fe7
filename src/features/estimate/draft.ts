import { createStore } from '@tanstack/react-store'
import { createUpdateHold } from '@/lib/update-hold'
import type { EstimateRequest, FieldName } from './fields'
import { fieldsOf } from './form-models'

/** A request for which the mail client was asked to open. Only the visitor knows whether it was sent. */
export interface OpenedRequest {
  readonly request: EstimateRequest
  /**
   * `whole`: the mail holds everything. `cut and copied`: the rest is on the clipboard. `cut`: it isn't.
   * `not opened`: no mail app.
   */
  readonly mail: 'whole' | 'cut and copied' | 'cut' | 'not opened'
}

/** What a form begins with: a project's kind of work, or what a price sheet says. */
export type LinkedRequest = Pick<EstimateRequest, 'service' | 'message'>

export interface EstimateState {
  /** Shared by all forms. */
  readonly draft: EstimateRequest
  /** The request of the link that was followed last. */
  readonly link: LinkedRequest
  /** By the place of their form. */
  readonly opened: Readonly<Record<string, OpenedRequest | undefined>>
}

/**
 * The text that is typed into the estimate forms, and the requests that were opened from them. It lives in the
 * page's memory and no longer: phones are shared, and a request is form state that is never stored
 * (specification, section 3).
 */
export const estimateStore = createStore<EstimateState>({ draft: {}, link: {}, opened: {} })

const typed = fieldsOf('full').filter(({ kind }) => kind !== 'choice')

const holdUpdate = createUpdateHold('estimate')

estimateStore.subscribe((state) => holdUpdate(isUnfinished(state)))

/** No reload of ours may lose what somebody has typed, nor a request that the mail client may not have taken. */
export function isUnfinished({ draft, opened }: Pick<EstimateState, 'draft' | 'opened'>): boolean {
  return typed.some(({ name }) => draft[name]?.trim()) || Object.values(opened).some(Boolean)
}

/** Writes what stands in a form into the draft. The fields that it doesn't have stay as they are. */
export function writeDraft(values: EstimateRequest): void {
  estimateStore.setState((state) => ({ ...state, draft: { ...state.draft, ...values } }))
}

/** What a form is filled from, beside the draft. */
interface Sources {
  /** What was typed into the form before its script came. */
  readonly typed?: EstimateRequest
  readonly link?: LinkedRequest
}

/**
 * Brings what a form is filled from into the draft. In each field what was typed comes before what the link asks
 * for, and that before the draft; where none of them has it, the form says what its page has chosen. A message
 * has all of them: the link's stands first, in place of the one that the link before it brought. A link counts
 * once: visitors may change what it brought, or take it out.
 */
export function withSources(state: EstimateState, { typed = {}, link = {} }: Sources): EstimateState {
  const last = state.link
  const draft = { ...state.draft, ...typed }
  const isFollowed = link.service === last.service && link.message === last.message
  if (isFollowed || !(link.service || link.message)) return { ...state, draft }
  const service = typed.service ?? link.service ?? draft.service
  const own = withoutLines(draft.message, last.message)
  return { ...state, link, draft: { ...draft, service, message: below(link.message, own) } }
}

function withoutLines(text = '', others = ''): string {
  if (!others) return text.trim()
  const lines = text.split('\n').filter((line) => !others.split('\n').includes(line))
  return lines.join('\n').trim()
}

/** Says nothing twice. */
const below = (first = '', text: string) =>
  text.includes(first) ? text : [first, text].filter(Boolean).join('\n\n')

/** After a request was opened: its fields are empty, and its link may be followed again. */
export function forgetDraft(names: readonly FieldName[]): void {
  writeDraft(Object.fromEntries(names.map((name) => [name, ''])))
  estimateStore.setState((state) => ({ ...state, link: {} }))
}

export function setOpened(place: string, opened: OpenedRequest | undefined): void {
  estimateStore.setState((state) => ({ ...state, opened: { ...state.opened, [place]: opened } }))
}
