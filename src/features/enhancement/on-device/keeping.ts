import { oneAtATime } from '@/lib/one-at-a-time'
import { inOneTab } from '@/lib/one-tab'
import { showToast } from '@/ui/toast'
import { addressesOf } from '../batch/item'
import { dropJpegs, noteJpegsGone, noteRoom } from './jpeg-cache'
import {
  allItems,
  emptyLibrary,
  isOver,
  type KeptBatch,
  type Library,
  type LibraryEvent,
  type LocalBatch,
  shelfOf,
} from './library'
import { idsOf, keysOf, type LocalItem } from './photo'
import { firstToGo, savedResultsOf } from './room'
import { changeState, isListEmpty, type LocalState, localStore, onChange, send } from './state'
import { type KeptPhotos, kept } from './storage/batch-database'
import { problemOf, whenFull } from './storage/database'
import { unreferencedIn, withJpegs } from './storage/library-difference'
import { createLibraryKeeper, type LibraryKeeper } from './storage/library-keeper'
import { noteOpenBatch, readOpenBatch } from './storage/open-batch'
import { jpegKeys, resultStore } from './storage/results-database'
import { isBeingStored } from './storage/store-result'
import { storedBatches } from './storage/stored-batches'
import { saveStoppedElsewhere } from './words'

/**
 * Opens what earlier visits have kept, and keeps what changes. One tab at a time owns it.
 *
 * Storage may answer late. Until it has, nothing is known of an earlier visit, so nothing is removed but what
 * this tab has written itself; when it does, the list is opened, whatever has been chosen meanwhile.
 */

/** Held by the tab that has the tool; also what tabs tell each other by. */
const lockName = 'enhancement-batch'

let keeper: LibraryKeeper | undefined

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
  onChange((now, before) => {
    if (!keeper) return
    if (now.library !== before.library) keeper.follow(now.library, before.library)
    noteList(now)
  })
  hearOtherTabs()
  takeTool = inOneTab(lockName, begin, () => changeState({ isOpenElsewhere: true }))
}

function begin(over: AbortSignal): void {
  // It's asked before anything is written, so that it tells of earlier visits alone.
  const earlier = load()
  const { id, running, joining, saving } = readOpenBatch()
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
  if (hasTakenOver && saving > 0) showToast({ kind: 'error', message: saveStoppedElsewhere(saving) })
  void open(earlier, hasTakenOver ? running : [], over)
  hasTakenOver = false
}

interface Earlier {
  readonly photos: KeptPhotos
  readonly batches: readonly KeptBatch[]
  /** All keys of the result store. */
  readonly keys: readonly string[]
  readonly jpegs: LocalState['jpegs']
}

async function load(): Promise<Earlier> {
  const [photos, records, keys] = await Promise.all([kept.load(), resultStore.records(), resultStore.keys()])
  const batches = storedBatches(photos, records, ({ id, type }) => kept.read(id, type))
  const ofJpegs = [...records.keys()].flatMap(jpegKeys).filter((key) => records.has(key))
  const jpegs = new Map(ofJpegs.map((key) => [key, records.get(key)?.size ?? 0]))
  return { photos, batches, keys, jpegs }
}

/**
 * Opens the list's batch and fills the shelf as soon as the storage has answered, however late.
 *
 * @param running the batches that the tab that had the tool was at
 */
async function open(earlier: Promise<Earlier>, running: readonly string[], over: AbortSignal): Promise<void> {
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
async function sweep({ photos: stored, keys }: Earlier): Promise<void> {
  if (!keeper) return
  const { photos, batches, results } = unreferencedIn(stored, keys, localStore.state.library)
  const saves = new Map(batches.map((id) => [id, []]))
  if (photos.length + batches.length > 0)
    await kept.write({ photos: [], removed: photos, saves }).catch(() => {})
  await removeUnused(results)
}

/** Removes these results, unless photos refer to them. */
export async function removeUnused(keys: readonly string[]): Promise<void> {
  await keeper?.removeUnused(keys)
}

async function removeResults(keys: readonly string[]): Promise<void> {
  await resultStore.remove(keys)
  noteJpegsGone(keys)
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
  noteOpenBatch({
    id: isListEmpty(state) ? null : openId,
    joining: state.joining?.before ?? null,
    running: all.filter(({ phase }) => phase === 'running').map(({ id }) => id),
    saving: all.reduce((sum, { saving }) => sum + (saving?.total ?? 0), 0),
  })
}

/** Removes a batch from this device. It stays in sight until it is gone, so that a page that is left knows it. */
export async function deleteBatch({ id, items }: LocalBatch): Promise<void> {
  send({ type: 'leave', batch: id })
  await keeper?.written()
  send({ type: 'remove', batch: id, ids: idsOf(items) })
}

/**
 * Gives a full device room: what can be made again goes first, which is JPEGs, then the oldest batch that
 * people have saved, then results of other batches that they have.
 */
async function makeRoom(): Promise<boolean> {
  if (!keeper) return false
  if (await dropJpegs()) return true
  const { library } = localStore.state
  const batch = firstToGo(library)
  if (batch) {
    const ids = idsOf(batch.items)
    send({ type: 'remove', batch: batch.id, ids })
    // At once: a write that is under way waits for it.
    await kept.write({ photos: [], removed: ids, saves: new Map([[batch.id, []]]) }).catch(() => {})
    await dropResults(keysOf(batch.items))
    return true
  }
  const [results] = shelfOf(library)
    .map(savedResultsOf)
    .filter(({ length }) => length > 0)
    .slice(-1)
  const [first] = results ?? []
  if (!results || !first) return false
  send({ type: 'release', batch: first.batch, results: addressesOf(results) })
  await dropResults(keysOf(results))
  return true
}

async function dropResults(keys: readonly string[]): Promise<void> {
  const used = new Set(keysOf(allItems(localStore.state.library)))
  await removeResults([...withJpegs(keys.filter((key) => !used.has(key)))])
}

/** A device without any room remembers that a photo is saved when its result has made some. */
function makeItsOwnRoom({ id, batch, isExported, result }: LocalItem): void {
  if (!isExported || !result || result.unkept || !localStore.state.library.isLoaded) return
  send({ type: 'release', batch, results: [{ id, key: result.key }] })
}

const roomInTurn = oneAtATime()

/** Something has left the device: what was refused is tried again. */
async function useRoom(): Promise<void> {
  noteRoom()
  keeper?.repeatRefused()
  await roomInTurn(storeUnkept)
}

async function storeUnkept(): Promise<void> {
  for (const { id, batch, result, originalFile } of allItems(localStore.state.library)) {
    if (!result?.unkept || isBeingStored(result.key)) continue
    const { key, unkept, rotation } = result
    const facts = { name: originalFile.name, photo: id, rotation: rotation?.inFile }
    try {
      await resultStore.write(key, facts, unkept)
    } catch {
      return
    }
    send({ type: 'stored', batch, id, key })
    void removeUnused([key])
  }
}

/** Photos that this tab hands over when another one has the tool already are noted there. */
type Told = Extract<LibraryEvent, { type: 'exported' }>

let channel: BroadcastChannel | undefined

export function tellOwner(event: Told): void {
  channel?.postMessage(event)
}

function hearOtherTabs(): void {
  if (!('BroadcastChannel' in window)) return
  channel = new BroadcastChannel(lockName)
  let untold: Told[] = []
  const note = ({ library }: { readonly library: Library }) => {
    if (!keeper || !library.isLoaded) return
    const events = untold
    untold = []
    for (const event of events) send(event)
  }
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    untold.push(data)
    note(localStore.state)
  }
  onChange(note)
}
