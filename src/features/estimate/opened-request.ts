import { type EstimateRequest, emptyRequest, fieldNames } from './fields'
import { createTabStore } from './tab-store'

/** A request for which the mail client was asked to open. Whether the mail was sent, only the visitor knows. */
export interface OpenedRequest {
  readonly request: EstimateRequest
  /** Whether the mail held all of it; if not, whether the whole text reached the clipboard; or that none could be opened. */
  readonly mail: 'whole' | 'cut and copied' | 'cut' | 'not opened'
}

type OpenedRequests = Readonly<Record<string, OpenedRequest>>

/**
 * Opened requests by the place of their form. Phones drop a page from memory while the mail client is in front; the tab
 * brings the request back with the page.
 */
const openedRequests = createTabStore('estimate-opened', parseRequests)

export function readOpened(place: string): OpenedRequest | undefined {
  return openedRequests.state[place]
}

export function keepOpened(place: string, opened: OpenedRequest): void {
  openedRequests.setState((all) => ({ ...all, [place]: opened }))
}

export function forgetOpened(place: string): void {
  openedRequests.setState(({ [place]: _forgotten, ...others }) => others)
}

/** Calls back after every change. Returns how to stop. */
export function watchOpened(listener: () => void): () => void {
  return openedRequests.subscribe(listener).unsubscribe
}

function parseRequests(stored: unknown): OpenedRequests {
  const requests: Record<string, OpenedRequest> = {}
  const entries = Object.entries((stored as Record<string, Partial<OpenedRequest>> | undefined) ?? {})
  for (const [place, { request: fields, mail }] of entries) {
    if (!fields || !mail) continue
    const request = { ...emptyRequest }
    for (const name of fieldNames) request[name] = String(fields[name] ?? '')
    requests[place] = { request, mail }
  }
  return requests
}
