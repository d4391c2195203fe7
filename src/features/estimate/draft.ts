import { createStore } from '@tanstack/react-store'
import { createUpdateHold } from '@/lib/update-hold'
import { type EstimateRequest, type FieldName, fieldsOf } from './fields'

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

/** Keeps what stands in a form. The fields that it doesn't have stay as they are. */
export function keepDraft(values: EstimateRequest): void {
  estimateStore.setState((state) => ({ ...state, draft: { ...state.draft, ...values } }))
}

/**
 * Brings what a link asks for into the draft, in place of what the link before it brought. Once: visitors may
 * change it or take it out.
 */
export function withLink(state: EstimateState, link: LinkedRequest): EstimateState {
  const { draft, link: last } = state
  const { service = draft.service, message = '' } = link
  const isFollowed = link.service === last.service && link.message === last.message
  if (isFollowed || !(link.service || link.message)) return state
  const brought = last.message?.split('\n') ?? []
  const typed = (draft.message ?? '').split('\n')
  const own = typed
    .filter((line) => !brought.includes(line))
    .join('\n')
    .trim()
  const lines = own.includes(message) ? [own] : [message, own]
  return { ...state, link, draft: { ...draft, service, message: lines.filter(Boolean).join('\n\n') } }
}

/** After a request was opened: its fields are empty, and its link may be followed again. */
export function forgetDraft(names: readonly FieldName[]): void {
  keepDraft(Object.fromEntries(names.map((name) => [name, ''])))
  estimateStore.setState((state) => ({ ...state, link: {} }))
}

export function keepOpened(place: string, opened: OpenedRequest | undefined): void {
  estimateStore.setState((state) => ({ ...state, opened: { ...state.opened, [place]: opened } }))
}
