import { showToast } from '../../../../ui/toast'
import { countsOf, emptyBatch, isBusy } from '../../batch/batch'
import { createRunner, type LocalBatch, type LocalBatchEvent } from '../../batch/batch-runner'
import { enhancePhoto, keptResults, preparePhoto } from '../engine/enhance-photo'
import { explainFailure } from '../engine/explain-failure'
import { announcementOf, endMessageOf } from '../progress/announcements'
import { keepScreenOnFor, notifyOfEnd, showProgress } from '../progress/progress-indicators'
import { createLeaveGuard } from '../progress/unload-guard'
import { type KeptBatch, keepBatch } from '../storage/save-batch'
import { createSavedBatch, type SavedPhoto } from '../storage/saved-batch'
import { acquireTabLock } from '../storage/tab-lock'
import { type Chosen, type LocalItem, localItem, sortFiles } from './local-item'

/** What an earlier visit has left. */
export interface Offer {
  readonly total: number
  /** Neither completed nor failed. */
  readonly left: number
}

/** All that the local tool shows. */
export interface LocalState {
  readonly batch: LocalBatch
  readonly offer: Offer | null
  /** Another tab has the kept queue, so this one's is not kept. */
  readonly isElsewhere: boolean
  /** How many photographs in the queue would be lost with the page: no copy could be kept. */
  readonly unkept: number
  /** For screen readers. */
  readonly announcement: string
  /** What the last choice has brought beside new images. */
  readonly chosen: Pick<Chosen, 'skipped' | 'known'> | null
  readonly isNotifying: boolean
}

export const initialState: LocalState = {
  batch: emptyBatch,
  offer: null,
  isElsewhere: false,
  unkept: 0,
  announcement: '',
  chosen: null,
  isNotifying: false,
}

const saved = createSavedBatch()
const runner = createRunner({
  enhance: enhancePhoto,
  prepare: preparePhoto,
  explain: ({ originalFile }, cause) => explainFailure(originalFile, cause),
})

let state = initialState
/** What an earlier visit has left, until it is taken up or discarded. */
let savedPhotos: readonly SavedPhoto[] = []
let kept: KeptBatch | undefined
let hasBegun = false
let settleBegun = () => {}
/** Resolves when it is known whether an earlier visit has left something, or another tab is at it. */
const begun = new Promise<void>((resolve) => {
  settleBegun = resolve
})
const listeners = new Set<() => void>()

function set(changes: Partial<LocalState>): void {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}

export const readState = () => state

export function watchState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets everything up that goes on beside the page's parts: once, when the local tool is first shown. */
export function begin(): void {
  if (hasBegun) return
  hasBegun = true
  const guard = createLeaveGuard()
  runner.subscribe((batch, before) => {
    set({ batch, announcement: announcementOf(batch, before) ?? state.announcement })
    const message = endMessageOf(batch, before)
    if (message) showToast({ kind: 'success', message })
    if (state.isNotifying) notifyOfEnd(batch, before)
    showProgress(batch)
  })
  watchState(() => guard(wouldLose(state)))
  keepScreenOnFor(runner)
  acquireTabLock(
    async () => {
      savedPhotos = await saved.load()
      kept = keepBatch(runner, saved, () => set({ unkept: kept?.unkept().size ?? 0 }))
      const { total, left: unhandled } = countsOf(savedPhotos)
      set({ isElsewhere: false, offer: total > 0 ? { total, left: unhandled } : null })
      settleBegun()
    },
    () => {
      set({ isElsewhere: true })
      settleBegun()
    },
  )
}

/** Whether leaving would interrupt work, or lose photographs or results that no later visit finds again. */
function wouldLose({ batch, unkept, isElsewhere }: LocalState): boolean {
  const isLost = ({ status, result }: LocalItem) => status === 'completed' && !result?.isKept
  const { left: unhandled } = countsOf(batch.items)
  return isBusy(batch) || (unhandled > 0 && (unkept > 0 || isElsewhere)) || batch.items.some(isLost)
}

let lastTime = 0

/** Names sort by the time at which they were given, and are no other tab's. */
function newId(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return `${String(lastTime).padStart(15, '0')} ${Math.random().toString(36).slice(2)}`
}

/** Adds files to the queue. What an earlier visit has left unfinished comes first; what it has finished goes. */
export async function addFiles(files: Iterable<File>): Promise<Chosen> {
  await begun
  const { offer } = state
  if (offer) await (offer.left > 0 ? restore() : discardSaved())
  const chosen = sortFiles(files, runner.batch().items, newId)
  // A share that is read again after a reload is in the list already: no news.
  set({ chosen: { skipped: chosen.skipped, known: offer ? 0 : chosen.known } })
  runner.send({ type: 'append', items: chosen.images })
  return chosen
}

export function send(event: LocalBatchEvent): void {
  if (event.type === 'clear') set({ chosen: null })
  runner.send(event)
}

/** To be told when kept results were cleared: those in the list last as long as the page. */
export function forgetKept(): void {
  const amend = (item: LocalItem) =>
    item.result ? { ...item, result: { ...item.result, isKept: false } } : item
  runner.send({ type: 'amend', amend })
}

/** Goes on with what an earlier visit has left. */
export async function continueSaved(): Promise<void> {
  await restore()
  // What failed then is tried again by hand.
  runner.send({ type: 'resume' })
}

export async function discardSaved(): Promise<void> {
  set({ offer: null })
  await saved.remove(savedPhotos.map(({ id }) => id))
  savedPhotos = []
}

/** Puts what an earlier visit has left back into the queue, its results with it. */
async function restore(): Promise<void> {
  set({ offer: null })
  const items = await Promise.all(savedPhotos.map(restoreItem))
  kept?.know(items.map(({ id }) => id))
  savedPhotos = []
  runner.send({ type: 'append', items })
}

const asItem = (photo: SavedPhoto): LocalItem => {
  const { id, name, size, type, lastModified, status, error, reason } = photo
  const originalFile = { name, size, type, lastModified, read: () => saved.read(photo) }
  return { ...localItem(id, originalFile), status, error, reason }
}

async function restoreItem(photo: SavedPhoto): Promise<LocalItem> {
  const item = asItem(photo)
  if (photo.status !== 'completed') return item
  const { key } = photo
  const file = key && (await keptResults.find(key))
  if (!file) return { ...item, status: 'pending' }
  return { ...item, enhancedUrl: URL.createObjectURL(file), result: { file, isKept: true, key } }
}

export function setNotifying(isNotifying: boolean): void {
  set({ isNotifying })
}
