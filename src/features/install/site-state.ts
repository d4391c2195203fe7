import type { BuildDescription, PrecacheResult } from '~/workers/service-worker/protocol'

/** How much of the site is on this device. */
export type OfflineState =
  /** Not known yet, or the browser has no service worker. */
  | 'unknown'
  /** Nothing until the visitor asks for it, because they save data or have a slow connection. */
  | 'on request'
  | 'downloading'
  /** `interrupted`: a part. The installation continues when the network returns or the tab is shown. */
  | PrecacheResult

/** The state of a newer version, as the visitor is told. */
export type Update =
  | 'none'
  /** All of it is on the device. */
  | 'ready'
  /** It can't be stored. */
  | 'needs room'

/** A version of the site is known by its service worker, and only compared. */
type Version = object | null

export interface SiteState {
  readonly offline: OfflineState
  readonly update: Update
  /** Versions that this page is newer than. */
  readonly older: readonly Version[]
  /** The version that the visitor answered "Later" to. */
  readonly declined: Version
  /** Milliseconds until an interrupted installation is tried again without any event. */
  readonly wait: number
}

const minute = 60_000
const hour = 60 * minute

export const initialSite: SiteState = {
  offline: 'unknown',
  update: 'none',
  older: [],
  declined: null,
  wait: minute,
}

export type SiteEvent =
  /** Data are dear: nothing is downloaded until somebody asks for it. */
  | { readonly type: 'wait' }
  /** Somebody wants the site on the device, or the page does. */
  | { readonly type: 'download' }
  /** What was interrupted may go on: the network returns, the tab is shown, or some time is over. */
  | { readonly type: 'resume' }
  /** How a download ended. */
  | { readonly type: 'downloaded'; readonly result: PrecacheResult }
  /** The page isn't of the active version: it came past it, from the network. */
  | { readonly type: 'newer'; readonly than: readonly Version[] }
  /** The newest version on the device has described its build: `undefined` if there is none. */
  | {
      readonly type: 'answer'
      readonly version: Version
      readonly build: BuildDescription | undefined
      /** True if another version is still the active one. */
      readonly isWaiting: boolean
    }
  | { readonly type: 'later'; readonly version: Version }
  /** Somebody asks for a new version, or another service worker has taken over: nothing is put off any more. */
  | { readonly type: 'anew' }
  | { readonly type: 'no room' }

/** What has to be done next (`service-worker.ts`). */
export type Effect = 'download' | 'try later' | 'take over'

/** What an event changes, and what follows from it. */
type Change = Partial<SiteState> & { readonly effect?: Effect | undefined }

type EventOf<Type> = Extract<SiteEvent, { readonly type: Type }>

const changes: { readonly [Type in SiteEvent['type']]: (site: SiteState, event: EventOf<Type>) => Change } = {
  wait: () => ({ offline: 'on request' }),
  download: ({ offline }) => (offline === 'downloading' || offline === 'complete' ? {} : download),
  resume: (site) => (isInterrupted(site) ? download : {}),
  downloaded: ({ wait }, { result }) =>
    result === 'complete'
      ? { offline: result }
      : { offline: result, wait: Math.min(2 * wait, hour), effect: 'try later' },
  newer: (_, { than }) => ({ older: than }),
  /**
   * Offers the newest version to a page of an older one, and withdraws the offer when it ends. A version that is
   * the page's own, as after a roll-back, needs no consent.
   */
  answer({ older, declined, update }, { version, build, isWaiting }) {
    if (build?.isOfPage) return { update: withdrawn(update), effect: isWaiting ? 'take over' : undefined }
    const isPutOff = older.includes(version) || version === declined
    return { update: build?.isComplete && !isPutOff ? 'ready' : withdrawn(update) }
  },
  later: (_, { version }) => ({ declined: version, update: 'none' }),
  anew: () => ({ declined: null }),
  'no room': ({ update }) => (update === 'none' ? { update: 'needs room' } : {}),
}

/** What the page knows of the site on its device after an event, and what has to be done. */
export function reduceSite(site: SiteState, event: SiteEvent): readonly [SiteState, Effect?] {
  const change = changes[event.type] as (site: SiteState, event: SiteEvent) => Change
  const { effect, ...changed } = change(site, event)
  return [{ ...site, ...changed }, effect]
}

export const isInterrupted = ({ offline }: SiteState) =>
  offline === 'interrupted' || offline === 'out of space'

const download: Change = { offline: 'downloading', effect: 'download' }

const withdrawn = (update: Update) => (update === 'ready' ? 'none' : update)
