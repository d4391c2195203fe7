import { inOneTab } from '@/lib/one-tab'
import { isPending, isProcessing, untouched } from '../batch/item'
import { isSameFile } from './input/chosen-files'
import type { Enhanced, LocalItem } from './photo'
import { localRunner } from './runner'
import { allItems } from './shelf'
import {
  batchesOf,
  firstToGo,
  idsOf,
  isOver,
  keysOf,
  mergeShelves,
  type ShelvedBatch,
  unusedKeys,
} from './shelved-batch'
import { changeState, isListEmpty, type LocalBatch, localStore } from './state'
import { kept, type Save } from './storage/batch-database'
import { type BatchKeeper, createBatchKeeper } from './storage/batch-keeper'
import { problemOf, whenFull } from './storage/database'
import { noteOpenBatch, readOpenBatch } from './storage/open-batch'
import { resultStore } from './storage/results-database'

/**
 * Opens what earlier visits have kept, and keeps the list's changes. One tab at a time owns it.
 *
 * Storage may answer late. Until it has, nothing is known of an earlier visit, so nothing is removed but what
 * this tab has written itself; when it does, the list is opened, whatever has been chosen meanwhile.
 */

/** Held by the tab that has the tool. */
const lockName = 'enhancement-batch'

let keeper: BatchKeeper | undefined

export const readCopy = (id: string) => kept.read(id, '')

let markBegun = () => {}

/** Resolves when this tab has the tool for the first time. That's asked of no storage. */
export const begun = new Promise<void>((resolve) => {
  markBegun = resolve
})

let takeTool = () => {}
let hasTakenOver = false

/** Takes the tool from the tab that has it, and goes on with what it was at. */
export function takeOver(): void {
  hasTakenOver = true
  takeTool()
}

/** Opens what is kept whenever this tab has the tool. */
export function beginKeeping(): void {
  const noteAnswers = () =>
    changeState({ answers: { batch: kept.answers.state, results: resultStore.answers.state } })
  for (const { answers } of [kept, resultStore]) answers.subscribe(noteAnswers)
  whenFull(makeRoom)
  takeTool = inOneTab(lockName, begin, () => changeState({ isOpenElsewhere: true }))
}

function begin(over: AbortSignal): void {
  // It's asked before anything is written, so that it tells of earlier visits alone.
  const earlier = load()
  const { id, isRunning } = readOpenBatch()
  const { batch } = localStore.state
  // What this tab has chosen while another one had the tool joins the list that was left.
  if (id !== null) changeState({ batchId: id, isListAwaited: true })
  keeper = createBatchKeeper(allItems, kept, changeState, keepWithoutResult)
  keeper.follow(batch, { ...batch, items: [] })
  over.addEventListener('abort', letGo)
  changeState({ isOpenElsewhere: false })
  markBegun()
  void open(earlier, isRunning && hasTakenOver, over)
  hasTakenOver = false
}

async function load(): Promise<readonly ShelvedBatch[]> {
  const [photos, results] = await Promise.all([kept.load(), resultStore.records()])
  return batchesOf(photos, results, ({ id, type }) => kept.read(id, type))
}

/**
 * Opens the list's batch and fills the shelf as soon as the storage has answered, however late.
 *
 * @param goesOn true if the tab that had the tool was enhancing photos
 */
async function open(
  earlier: Promise<readonly ShelvedBatch[]>,
  goesOn: boolean,
  over: AbortSignal,
): Promise<void> {
  try {
    const batches = await earlier
    if (over.aborted) return
    const own = new Set(idsOf(allItems()))
    const found = batches.map((one) => ({ ...one, items: one.items.filter(({ id }) => !own.has(id)) }))
    const { batchId, saves, shelf } = localStore.state
    const listed = found.find(({ id }) => id === batchId)
    const others = found.filter((one) => one !== listed)
    keeper?.markRecorded(idsOf(found.flatMap(({ items }) => items)))
    changeState({
      isLoaded: true,
      saves: listed?.saves ?? saves,
      shelf: mergeShelves(shelf, others),
    })
    if (listed) join(listed.items)
    changeState({ isListAwaited: false })
    if (goesOn) localRunner.send({ type: 'resume' })
    noteList()
    for (const batch of localStore.state.shelf) if (isOver(batch, Date.now())) await deleteBatch(batch)
    void removeUnused()
  } catch (cause) {
    if (!over.aborted) changeState({ loadProblem: problemOf(cause) })
  }
}

/** Puts kept photos into the list, behind what has been chosen meanwhile. A file that was chosen again is one. */
function join(items: readonly LocalItem[]): void {
  const { batch } = localStore.state
  const again = batch.items.filter(
    (chosen) => isPending(chosen) && items.some((item) => isSameFile(item.originalFile, chosen.originalFile)),
  )
  localRunner.send({ type: 'remove', ids: idsOf(again) })
  const isEmpty = localStore.state.batch.items.length === 0
  localRunner.send({ type: isEmpty ? 'open' : 'append', items })
}

/** Leaves what is kept to another tab. What isn't kept stays in this tab's list. */
function letGo(): void {
  const unkept = allItems().filter(({ id, result }) => result?.unkept || !keeper?.isKept(id))
  keeper?.end()
  keeper = undefined
  // They are left to the tab that has the tool from now on.
  dropped.clear()
  const nothing = { isLoaded: false, loadProblem: null, shelf: [], batchId: null, saves: [], sharing: null }
  changeState({ ...nothing, uncopied: 0, isCopying: false, isOpenElsewhere: true })
  const asPending = (item: LocalItem) => (isProcessing(item) ? { ...item, ...untouched } : item)
  localRunner.send({ type: 'open', items: unkept.map(asPending) })
}

/** Keeps what has changed in the list. A result leaves the storage with the photo that it belongs to. */
export function keepChanges(now: LocalBatch, before: LocalBatch): void {
  if (!keeper) return
  if (now.items !== before.items) {
    keeper.follow(now, before)
    const known = new Set(before.items)
    for (const item of now.items) if (!known.has(item) && item.result) void followLateWrite(item, item.result)
    void removeUnused(unusedKeys(keysOf(before.items), now.items))
    // What is added to an empty list is another batch.
    if (now.items.length === 0 && !localStore.state.isListAwaited) forgetBatch()
  }
  noteList()
}

function forgetBatch(): void {
  const { batchId } = localStore.state
  if (batchId === null) return
  changeState({ batchId: null, saves: [] })
  void kept.removeSaves(batchId)
}

/** Notes what the next visit will find. */
function noteList(): void {
  const { state } = localStore
  if (!keeper) return
  noteOpenBatch({ id: isListEmpty(state) ? null : state.batchId, isRunning: state.batch.phase === 'running' })
}

/** Keys of results whose photos have left the device's batches. */
const dropped = new Set<string>()

/** Removes results, unless photos refer to them, which is known once the storage has said what it keeps. */
async function removeUnused(keys: Iterable<string> = []): Promise<void> {
  for (const key of keys) dropped.add(key)
  if (!localStore.state.isLoaded) return
  const unused = unusedKeys(dropped, allItems())
  dropped.clear()
  if (unused.length > 0) await resultStore.remove(unused)
}

/** Keeps when and as what the list's photos were handed over. */
export function keepSaves(batchId: string, saves: readonly Save[]): void {
  if (keeper) void kept.noteSaves(batchId, saves)
}

/** A result that stayed in memory, since the storage was silent, leaves it when it's stored after all. */
async function followLateWrite({ id }: LocalItem, result: Enhanced): Promise<void> {
  if (!result.isStoredLate || !(await result.isStoredLate)) return
  const by = { bytes: result.bytes, key: result.key, unkept: null }
  localRunner.send({ type: 'replace', id, result, by })
  // The photo may have left the list meanwhile.
  void removeUnused([result.key])
}

/** A device without any room remembers that a photo is saved when its result has made some. */
async function keepWithoutResult(item: LocalItem): Promise<void> {
  const { id, isExported, result } = item
  if (!isExported || !result || result.unkept || !localStore.state.isLoaded) return
  await resultStore.remove(
    unusedKeys(
      [result.key],
      allItems().filter((other) => other.id !== id),
    ),
  )
  localRunner.send({ type: 'release', ids: [id] })
}

/** Removes a batch of the shelf from this device. It stays in sight until it is gone. */
export async function deleteBatch(batch: ShelvedBatch): Promise<void> {
  // Behind copies that are being written.
  await keeper?.remove(idsOf(batch.items))
  changeState({ shelf: localStore.state.shelf.filter(({ id }) => id !== batch.id) })
  await removeTraces(batch)
}

/** A full device gets back the room of the oldest batch that people have saved. Any other is asked about. */
async function makeRoom(): Promise<boolean> {
  const batch = firstToGo(localStore.state.shelf)
  if (!batch) return false
  changeState({ shelf: localStore.state.shelf.filter((one) => one !== batch) })
  // At once: a write that is under way waits for it.
  await kept.remove(idsOf(batch.items))
  await removeTraces(batch)
  return true
}

async function removeTraces({ id, items }: ShelvedBatch): Promise<void> {
  await kept.removeSaves(id)
  await removeUnused(keysOf(items))
}
