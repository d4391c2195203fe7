import { createStore } from '@tanstack/react-store'
import { createUpdateHold } from '@/lib/update-hold'
import { type EstimateRequest, fieldsOf } from './fields'

/** A request for which the mail client was asked to open. Only the visitor knows whether it was sent. */
export interface OpenedRequest {
  readonly request: EstimateRequest
  /** Whether the mail held all of it, or else the clipboard does; or that no mail could be opened. */
  readonly mail: 'whole' | 'cut and copied' | 'cut' | 'not opened'
}

/**
 * What is typed into the estimate forms, and the requests that were opened from them. It lives in the page's
 * memory and no longer: phones are shared, and a request is form state that is never stored (specification,
 * section 3).
 */
export const estimateStore = createStore({
  /** Shared by all forms. */
  draft: {} as EstimateRequest,
  /** By the place of their form. */
  opened: {} as Readonly<Record<string, OpenedRequest | undefined>>,
})

const typed = fieldsOf('full').filter(({ kind }) => kind !== 'choice')

const holdUpdate = createUpdateHold('estimate')

// No reload of ours may lose what somebody has typed, nor a request that the mail client may not have taken.
estimateStore.subscribe(({ draft, opened }) => {
  const isTyped = typed.some(({ name }) => draft[name]?.trim())
  holdUpdate(isTyped || Object.values(opened).some(Boolean))
})

/** Keeps what stands in a form. The fields that it doesn't have stay as they are. */
export function keepDraft(values: EstimateRequest): void {
  estimateStore.setState((state) => ({ ...state, draft: { ...state.draft, ...values } }))
}

export function keepOpened(place: string, opened: OpenedRequest | undefined): void {
  estimateStore.setState((state) => ({ ...state, opened: { ...state.opened, [place]: opened } }))
}
