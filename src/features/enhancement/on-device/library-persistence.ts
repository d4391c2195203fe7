import { inOneTab } from '@/lib/tab-ownership'
import { showToast } from '@/ui/lazy-toasts'
import { hearOtherTabs } from './export/exports-after-takeover'
import { noteRoom } from './export/jpeg-cache'
import { emptyLibrary, type LocalBatch } from './library'
import { isOver } from './longest-stay'
import { makeItsOwnRoom, makeRoom, removeResults, storeUnkept } from './make-room'
import { idsOf } from './photo'
import { changeState, isListEmpty, type LocalState, localStore, onChange, send } from './state'
import { kept } from './storage/batch-database'
import { type EarlierVisits, loadEarlierVisits } from './storage/earlier-visits'
import { whenFull } from './storage/full-device'
import { noRecord, unreferencedIn } from './storage/library-difference'
import { createLibraryKeeper, type LibraryKeeper } from './storage/library-keeper'
import { noteOpenBatch, readOpenBatch } from './storage/open-batch-note'
import { resultStore } from './storage/results-database'
import { problemOf } from './storage/storage-problem'
import { saveStoppedElsewhere } from './words'

/**
 * Opens what earlier visits have kept, and keeps what changes. One tab at a time owns it.
 *
 * Storage may answer late. Until it has, nothing is known of an earlier visit, so nothing is removed but what
 * this tab has written itself; when it does, the list is opened, whatever has been chosen meanwhile.
 */

/** Held by the tab that has the tool. */
const lockName = 'enhancement-batch'

let keeper: LibraryKeeper | undefined

let markBegun = () => {}

/** Resolves when this tab has the tool for the first time. That's asked of no storage. */
export const begun = new Promise<void>((resolve) => {
  markBegun = resolve
})

let takeTool = () => {}

/** Takes the tool from the tab that has it, and goes on with what it was at. */
export const takeOver = () => takeTool()

/** Opens what is kept whenever this tab has the tool. */
export function beginKeeping(): void {
  const noteAnswers = () =>
    changeState({ answers: { batch: kept.answers.state, results: resultStore.answers.state } })
  for (const { answers } of [kept, resultStore]) answers.subscribe(noteAnswers)
  whenFull(async () => keeper !== undefined && makeRoom())
  onChange((now, before) => {
    if (!keeper) return
    if (now.library !== before.library) keeper.follow(now.library, before.library)
    noteList(now)
  })
  hearOtherTabs(() => keeper !== undefined)
  takeTool = inOneTab(lockName, begin, () => changeState({ isOpenElsewhere: true }))
}

function begin(over: AbortSignal, isTakenOver: boolean): void {
  const { id, running, joining, saving, names } = readOpenBatch()
  // It's asked before anything is written, so that it tells of earlier visits alone.
  const earlier = loadEarlierVisits(names)
  if (id !== null) send({ type: 'open', id })
  if (joining) changeState({ joining: { before: joining } })
  keeper = createLibraryKeeper({
    kept,
    results: { remove: removeResults },
    library: () => localStore.state.library,
    report: changeState,
    onRefused: makeItsOwnRoom,
    onRoom: useRoom,
  })
  keeper.follow(localStore.state.library, emptyLibrary)
  over.addEventListener('abort', letGo)
  changeState({ isOpenElsewhere: false })
  markBegun()
  if (isTakenOver && saving > 0) showToast({ kind: 'error', message: saveStoppedElsewhere(saving) })
  void open(earlier, isTakenOver ? running : [], over)
}

/**
 * Opens the list's batch and fills the shelf as soon as the storage has answered, however late.
 *
 * @param running the batches that the tab that had the tool was at
 */
async function open(
  earlier: Promise<EarlierVisits>,
  running: readonly string[],
  over: AbortSignal,
): Promise<void> {
  try {
    const found = await earlier
    if (over.aborted) return
    keeper?.markRecorded(idsOf(found.batches.flatMap(({ items }) => items)))
    changeState({ loadProblem: null, jpegs: found.jpegs })
    send({ type: 'load', batches: found.batches })
    for (const batch of running) send({ type: 'resume', batch })
    for (const batch of localStore.state.library.batches.values())
      if (isOver(batch, Date.now())) await deleteBatch(batch)
    await sweep(found)
  } catch (cause) {
    if (!over.aborted) changeState({ loadProblem: problemOf(cause) })
  }
}

/** Removes what was stored when it was loaded and that nothing refers to. */
async function sweep({ photos: stored, keys }: EarlierVisits): Promise<void> {
  if (!keeper) return
  const { photos, batches, results } = unreferencedIn(stored, keys, localStore.state.library)
  const left = new Map(batches.map((id) => [id, noRecord]))
  if (photos.length + batches.length > 0)
    await kept.write({ photos: [], removed: photos, batches: left }).catch(() => {})
  await removeUnused(results)
}

/** Removes these results, unless photos refer to them. */
export async function removeUnused(keys: readonly string[]): Promise<void> {
  await keeper?.removeUnused(keys)
}

/** Something has left the device: what was refused is tried again. */
function useRoom(): void {
  noteRoom()
  keeper?.repeatRefused()
  void storeUnkept((key) => void removeUnused([key]))
}

/** Leaves what is kept to another tab. What isn't kept stays in this tab. */
function letGo(): void {
  const last = keeper
  last?.end()
  keeper = undefined
  send({ type: 'let go', stays: ({ id, result }) => result?.unkept != null || !last?.isKept(id) })
  const nothing = { loadProblem: null, jpegs: new Map(), sharing: null, joining: null, isCopying: false }
  changeState({ ...nothing, uncopied: new Set(), isOpenElsewhere: true })
}

/** Notes what the next visit will find. */
function noteList(state: LocalState): void {
  const { batches, openId } = state.library
  const all = [...batches.values()]
  const ids = keeper?.unwrittenBatches() ?? []
  const unwritten = all.filter(({ id, name }) => name && ids.includes(id))
  noteOpenBatch({
    id: isListEmpty(state) ? null : openId,
    joining: state.joining?.before ?? null,
    running: all.filter(({ phase }) => phase === 'running').map(({ id }) => id),
    names: Object.fromEntries(unwritten.map(({ id, name }) => [id, name])),
    saving: all.reduce((sum, { saving }) => sum + (saving?.total ?? 0), 0),
  })
}

/** Removes a batch from this device. It stays in sight until it is gone, so that a page that is left knows it. */
export async function deleteBatch({ id, items }: LocalBatch): Promise<void> {
  send({ type: 'leave', batch: id })
  await keeper?.written()
  send({ type: 'remove', batch: id, ids: idsOf(items) })
}
