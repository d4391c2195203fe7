import { type Batch, type BatchEvent, reduceBatch, resumable } from '../batch/batch-reducer'
import {
  addressesOf,
  atAddresses,
  isPending,
  isProcessing,
  type ResultAddress,
  untouched,
} from '../batch/item'
import { quartersToWrite, rotatedOnce, rotationOf } from '../rotation'
import type { FileType } from './exported-file-types'
import { isSameFile } from './input/chosen-files'
import {
  allItems,
  emptyLocalBatch,
  type KeptBatch,
  type Library,
  type LocalBatch,
  type Saving,
} from './library'
import { type Enhanced, idsOf, type LocalItem } from './photo'

/* Each event says which batch it belongs to, and a batch that isn't open changes like any other. */

/** What happens to one batch. The first photos of an unknown one begin it, and it's opened. */
export type LocalBatchEvent =
  | Exclude<BatchEvent<LocalItem>, { type: 'exported' }>
  /** Its results are being saved; `null` when that has ended. */
  | { readonly type: 'saving'; readonly saving: Saving | null }
  /** These results were exported. */
  | {
      readonly type: 'exported'
      readonly results: readonly ResultAddress[]
      readonly as: FileType
      /** Milliseconds since 1970. */
      readonly at: number
    }
  /** A result that was in memory has been stored after all. */
  | ({ readonly type: 'stored' } & ResultAddress)
  /** A result is wanted rotated once more. Nobody has it that way yet. */
  | ({ readonly type: 'rotate' } & ResultAddress)
  /** A result's file was written anew, in the rotation that was wanted then. */
  | ({ readonly type: 'rotated'; readonly by: Enhanced } & ResultAddress)
  /** A result's file couldn't be written anew, and stays as it is. */
  | ({ readonly type: 'not rotated' } & ResultAddress)
  /** People call it something else from now on. */
  | { readonly type: 'named'; readonly name: string }
  /** It's being deleted. Its last event is that all of its photos are removed. */
  | { readonly type: 'leave' }

export type LibraryEvent =
  | (LocalBatchEvent & { readonly batch: string })
  /** What earlier visits have kept is added to what this one has. */
  | { readonly type: 'load'; readonly batches: readonly KeptBatch[] }
  /** Puts a batch into the list, or none. */
  | { readonly type: 'open'; readonly id: string | null }
  /** Another tab has the tool from now on. What it can't have stays here and waits. */
  | { readonly type: 'let go'; readonly stays: (item: LocalItem) => boolean }

export function reduceLibrary(library: Library, event: LibraryEvent): Library {
  switch (event.type) {
    case 'load':
      return load(library, event.batches)
    case 'open':
      return event.id === library.openId ? library : { ...library, openId: event.id }
    case 'let go':
      return letGo(library, event.stays)
    default: {
      const known = library.batches.get(event.batch)
      if (!known) return event.type === 'append' ? begin(library, event) : library
      const batch = reduceLocalBatch(known, event)
      return batch === known ? library : withBatch(library, batch)
    }
  }
}

function reduceLocalBatch(batch: LocalBatch, event: LocalBatchEvent): LocalBatch {
  switch (event.type) {
    case 'saving':
      return { ...batch, saving: event.saving }
    case 'exported':
      return noteExported(batch, event)
    case 'stored':
      return changeResult(batch, event, (item, result) => ({ ...item, result: { ...result, unkept: null } }))
    case 'rotate':
      return changeResult(batch, event, (item, result) => {
        const rotation = rotatedOnce(rotationOf(result))
        return { ...item, isExported: false, result: { ...result, rotation } }
      })
    case 'rotated':
      return changeResult(batch, event, (item, result) => {
        const { inFile } = rotationOf(event.by)
        const rotation = { inFile, wanted: rotationOf(result).wanted }
        return { ...item, result: { ...event.by, rotation } }
      })
    case 'not rotated':
      return changeResult(batch, event, (item, result) => {
        const { inFile } = rotationOf(result)
        return { ...item, result: { ...result, rotation: { inFile, wanted: inFile } } }
      })
    case 'named':
      return event.name === batch.name ? batch : { ...batch, name: event.name }
    case 'leave':
      return { ...batch, ...reduceBatch(batch, { type: 'pause' }), isLeaving: true }
    default: {
      const now = reduceBatch(batch, event)
      return now === batch ? batch : { ...batch, ...now }
    }
  }
}

function begin(library: Library, event: Extract<LibraryEvent, { type: 'append' }>): Library {
  if (event.items.length === 0) return library
  const batch = reduceLocalBatch(emptyLocalBatch(event.batch), event)
  return { ...withBatch(library, batch), openId: batch.id }
}

/** A batch is never empty: with its last photo it's gone. The open one may still be on its way. */
function withBatch(library: Library, batch: LocalBatch): Library {
  const batches = new Map(library.batches)
  if (batch.items.length > 0) batches.set(batch.id, batch)
  else batches.delete(batch.id)
  return withOpen({ ...library, batches })
}

/** With its last photo the open batch is gone, too, unless it's still on its way. */
const withOpen = (library: Library): Library => {
  const { batches, openId, isLoaded } = library
  return isLoaded && openId !== null && !batches.has(openId) ? { ...library, openId: null } : library
}

function noteExported(
  batch: LocalBatch,
  { results, as, at }: Extract<LocalBatchEvent, { type: 'exported' }>,
): LocalBatch {
  // What was removed, has another result or is wanted otherwise by now isn't what people have.
  const had = atAddresses(batch.items, results).filter(({ result }) => quartersToWrite(result) === 0)
  if (had.length === 0) return batch
  const saves = [...batch.saves.filter((save) => save.as !== as), { as, at }]
  return { ...batch, ...reduceBatch(batch, { type: 'exported', results: addressesOf(had) }), saves }
}

function changeResult(
  batch: LocalBatch,
  address: ResultAddress,
  by: (item: LocalItem, result: Enhanced) => LocalItem,
): LocalBatch {
  const [changed] = atAddresses(batch.items, [address])
  const { result } = changed ?? {}
  if (!changed || !result) return batch
  return { ...batch, items: batch.items.map((item) => (item === changed ? by(item, result) : item)) }
}

/**
 * Kept photos stand behind what has been chosen meanwhile. A file that was chosen again is one. What a tab had to keep
 * to itself when another took over has its place among them again.
 */
function load(library: Library, kept: readonly KeptBatch[]): Library {
  const own = new Set(idsOf(allItems(library)))
  const batches = new Map(library.batches)
  for (const { id, items, name, saves } of kept) {
    const come = items.filter((item) => !own.has(item.id))
    if (come.length === 0) continue
    const chosen = batches.get(id) ?? emptyLocalBatch(id)
    const isAgain = (item: LocalItem) =>
      isPending(item) && come.some(({ originalFile }) => isSameFile(originalFile, item.originalFile))
    const stay = chosen.items.filter((item) => !isAgain(item))
    const batch: Batch<LocalItem> =
      stay.length > 0 ? { ...chosen, items: inPlace(stay, come) } : resumable(come)
    const stored = { name: chosen.name || name, saves: chosen.saves.length > 0 ? chosen.saves : saves }
    batches.set(id, { ...chosen, ...batch, ...stored })
  }
  return withOpen({ ...library, batches, isLoaded: true })
}

/** Ids sort by the time when photos were added. */
function inPlace(stay: readonly LocalItem[], come: readonly LocalItem[]): readonly LocalItem[] {
  const lastToCome = idsOf(come).sort().at(-1) ?? ''
  const chosenMeanwhile = stay.filter(({ id }) => id > lastToCome)
  const others = [...stay.filter(({ id }) => id < lastToCome), ...come]
  return [...chosenMeanwhile, ...others.sort((one, other) => (one.id < other.id ? -1 : 1))]
}

function letGo(library: Library, stays: (item: LocalItem) => boolean): Library {
  const batches = [...library.batches.values()].map((batch): LocalBatch => {
    const items = batch.items
      .filter(stays)
      .map((item) => (isProcessing(item) ? { ...item, ...untouched } : item))
    return { ...emptyLocalBatch(batch.id), name: batch.name, ...resumable(items) }
  })
  const left = batches.filter(({ items }) => items.length > 0).map((batch) => [batch.id, batch] as const)
  return { ...withOpen({ ...library, batches: new Map(left), isLoaded: true }), isLoaded: false }
}
