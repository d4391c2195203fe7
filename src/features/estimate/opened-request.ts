import { type EstimateRequest, emptyRequest, fieldNames } from './fields'

/** A request for which the mail client was asked to open: whether it was sent, only the visitor knows. */
export interface OpenedRequest {
  readonly request: EstimateRequest
  /** Whether the mail held all of it; if not, whether the whole text reached the clipboard; or that none could be opened. */
  readonly mail: 'whole' | 'cut and copied' | 'cut' | 'not opened'
}

/**
 * Opened requests by the place of their form. Phones drop a page from memory while the mail client is in front; the tab's
 * session storage brings the request back with the page, and ends with the tab.
 */
const opened = new Map<string, OpenedRequest>()

const storageKey = (place: string) => `estimate-opened:${place}`

export function readOpened(place: string): OpenedRequest | undefined {
  if (!opened.has(place)) {
    const stored = fromStorage(storageKey(place))
    if (stored) opened.set(place, stored)
  }
  return opened.get(place)
}

export function keepOpened(place: string, request: OpenedRequest): void {
  opened.set(place, request)
  try {
    sessionStorage.setItem(storageKey(place), JSON.stringify(request))
  } catch {
    // Storage is blocked or full: the page's memory holds it.
  }
}

export function forgetOpened(place: string): void {
  opened.delete(place)
  try {
    sessionStorage.removeItem(storageKey(place))
  } catch {
    // As above.
  }
}

function fromStorage(key: string): OpenedRequest | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<OpenedRequest> | null
    if (!stored?.request || !stored.mail) return undefined
    const request = { ...emptyRequest }
    for (const name of fieldNames) request[name] = String(stored.request[name] ?? '')
    return { request, mail: stored.mail }
  } catch {
    return undefined
  }
}
