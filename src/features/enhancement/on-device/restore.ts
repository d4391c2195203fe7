import { inOneTab } from '@/lib/one-tab'
import { isProcessing, untouched } from '../batch/item'
import { newTo } from './input/chosen-files'
import type { Enhanced, LocalItem } from './photo'
import { localRunner } from './runner'
import { changeState, type LocalBatch, localStore } from './state'
import { createKeptBatch } from './storage/batch-database'
import { type BatchKeeper, createBatchKeeper } from './storage/batch-keeper'
import { problemOf, whenFull } from './storage/database'
import {
  idsOf,
  isOver,
  isSettled,
  keysOf,
  type Restorable,
  restoreItem,
  unusedKeys,
} from './storage/restored-items'
import { resultStore } from './storage/results-database'

/**
 * Opens, offers and restores the kept batch, and keeps the list's changes. One tab at a time owns it.
 *
 * Storage may answer late. Until it has, nothing is known of an earlier visit, so nothing is removed but what
 * this tab has written itself; when it does, the earlier batch is offered, whatever has been chosen meanwhile.
 */

/** Held by the tab that has the tool. */
const lockName = 'enhancement-batch'

const kept = createKeptBatch()
let keeper: BatchKeeper | undefined

export const readCopy = (id: string) => kept.read(id, '')

let markBegun = () => {}

/** Resolves when this tab has the tool for the first time. That's asked of no storage. */
export const begun = new Promise<void>((resolve) => {
  markBegun = resolve
})

let takeTool = () => {}

/** Takes the tool from the tab that has it. */
export const takeOver = () => takeTool()

/** Opens the kept batch whenever this tab has the tool. */
export function beginKeeping(): void {
  const noteAnswers = () =>
    changeState({ answers: { batch: kept.answers.state, results: resultStore.answers.state } })
  for (const { answers } of [kept, resultStore]) answers.subscribe(noteAnswers)
  whenFull(makeRoom)
  takeTool = inOneTab(lockName, begin, () => changeState({ isOpenElsewhere: true }))
}

function begin(over: AbortSignal): void {
  // It's asked before anything is written, so that it tells of earlier visits alone.
  const earlier = loadEarlier()
  const { batch } = localStore.state
  keeper = createBatchKeeper(() => localStore.state.batch, kept, changeState)
  keeper.follow(batch, { ...batch, items: [] })
  over.addEventListener('abort', letGo)
  changeState({ isOpenElsewhere: false })
  markBegun()
  void offer(earlier, over)
}

async function loadEarlier(): Promise<Restorable> {
  const [{ photos, lost }, sizes] = await Promise.all([kept.load(), resultStore.sizes()])
  const items = photos.map((photo) => restoreItem(photo, sizes, () => kept.read(photo.id, photo.type)))
  return { items, lost }
}

/** Offers an earlier batch as soon as the storage has answered, however late. */
async function offer(earlier: Promise<Restorable>, over: AbortSignal): Promise<void> {
  try {
    const { items, lost } = await earlier
    if (over.aborted) return
    const own = new Set(idsOf(localStore.state.batch.items))
    const restorable = { items: items.filter(({ id }) => !own.has(id)), lost }
    const isNone = restorable.items.length === 0 && lost.length === 0
    changeState({ isLoaded: true, restorable: isNone ? null : restorable })
    if (isOver(restorable, Date.now())) await dropKept()
    void removeUnused()
  } catch (cause) {
    if (!over.aborted) changeState({ loadProblem: problemOf(cause) })
  }
}

/** Leaves the kept batch to another tab. What isn't kept stays in this tab's list. */
function letGo(): void {
  const { items } = localStore.state.batch
  const unkept = items.filter(({ id, result }) => result?.unkept || !keeper?.isKept(id))
  keeper?.end()
  keeper = undefined
  dropped.clear()
  const nothing = { isLoaded: false, loadProblem: null, restorable: null, sharing: null }
  changeState({ ...nothing, uncopied: 0, isCopying: false, isOpenElsewhere: true })
  localRunner.send({ type: 'remove', ids: idsOf(items) })
  const asPending = (item: LocalItem) => (isProcessing(item) ? { ...item, ...untouched } : item)
  localRunner.send({ type: 'append', items: unkept.map(asPending) })
}

/** Keeps what has changed in the list. A result leaves the storage with the photo that it belongs to. */
export function keepChanges(now: LocalBatch, before: LocalBatch): void {
  if (!keeper || now.items === before.items) return
  keeper.follow(now, before)
  const known = new Set(before.items)
  for (const item of now.items) if (!known.has(item) && item.result) void followLateWrite(item, item.result)
  for (const key of unusedKeys(keysOf(before.items), now.items)) dropped.add(key)
  void removeUnused()
}

/** A result that stayed in memory, since the storage was silent, leaves it when it's stored after all. */
async function followLateWrite({ id }: LocalItem, result: Enhanced): Promise<void> {
  if (!result.isStoredLate || !(await result.isStoredLate)) return
  const by = { bytes: result.bytes, key: result.key, unkept: null }
  localRunner.send({ type: 'replace', id, result, by })
  // The photo may have left the list meanwhile.
  dropped.add(result.key)
  void removeUnused()
}

/**
 * Puts the kept batch of an earlier visit into the list, with its results, and goes on with it. What failed
 * then is tried again by hand.
 */
export function continueKept(): void {
  const { batch, restorable } = localStore.state
  if (!restorable) return
  const isNew = newTo(batch.items)
  const added = restorable.items.filter(({ originalFile }) => isNew(originalFile))
  const ids = idsOf(added)
  keeper?.markRecorded(ids)
  void kept.remove([...restorable.lost, ...idsOf(restorable.items).filter((id) => !ids.includes(id))])
  changeState({ restorable: null })
  localRunner.send({ type: 'append', items: added })
  localRunner.send({ type: 'resume' })
}

/** Drops the kept batch of an earlier visit. */
export async function dropKept(): Promise<void> {
  const { items = [], lost = [] } = localStore.state.restorable ?? {}
  changeState({ restorable: null })
  await kept.remove([...lost, ...idsOf(items)])
  for (const key of keysOf(items)) dropped.add(key)
  await removeUnused()
}

/** A full device gets back the room of an earlier batch that people have saved. Any other is asked about. */
async function makeRoom(): Promise<boolean> {
  const { restorable } = localStore.state
  if (!restorable || !isSettled(restorable)) return false
  await dropKept()
  return true
}

/** Keys of results whose photos have left the list. */
const dropped = new Set<string>()

/** Removes them, unless others refer to them, which is known once the storage has said what it keeps. */
async function removeUnused(): Promise<void> {
  const { batch, restorable, isLoaded } = localStore.state
  if (!isLoaded) return
  const unused = unusedKeys(dropped, [...batch.items, ...(restorable?.items ?? [])])
  dropped.clear()
  if (unused.length > 0) await resultStore.remove(unused)
}
