import { type Batch, emptyBatch } from '../batch/batch-reducer'
import { isHopeless } from './failures'
import { timeOf } from './ids'
import type { LocalItem } from './photo'
import type { Save } from './storage/batch-database'

/** All batches of this device, as one state. */
export interface Library {
  /** By their ids. None is empty. */
  readonly batches: ReadonlyMap<string, LocalBatch>
  /** The batch in the list; `null` while that's empty. Others are on the shelf. */
  readonly openId: string | null
  /** True once it's known what earlier visits have kept. Until then the open batch may still come. */
  readonly isLoaded: boolean
}

/** A batch of photos, from when the first one is chosen until the last one leaves the device. */
export interface LocalBatch extends Batch<LocalItem> {
  readonly id: string
  /** What people call it. Empty until they have typed something. */
  readonly name: string
  /** When and as what photos of it were exported, newest last. */
  readonly saves: readonly Save[]
  /** How far its results are, while they are saved. */
  readonly saving: Saving | null
  /** True while it's being deleted. */
  readonly isLeaving: boolean
}

/** How many results of how many have been written. */
export interface Saving {
  readonly written: number
  readonly total: number
  /** Milliseconds for the rest; `undefined` as long as nothing can be said. */
  readonly remaining?: number | undefined
}

/** A batch as it was left. */
export type KeptBatch = Pick<LocalBatch, 'id' | 'items' | 'name' | 'saves'>

export const emptyLibrary: Library = { batches: new Map(), openId: null, isLoaded: false }

export const emptyLocalBatch = (id: string): LocalBatch => ({
  ...emptyBatch,
  id,
  name: '',
  saves: [],
  saving: null,
  isLeaving: false,
})

/** The list of a library in which no batch is open. */
const noBatch = emptyLocalBatch('')

export const openBatchOf = ({ batches, openId }: Library): LocalBatch =>
  (openId === null ? undefined : batches.get(openId)) ?? noBatch

/** All photos of this device, in the list or not. */
export const allItems = ({ batches }: Library): readonly LocalItem[] =>
  [...batches.values()].flatMap(({ items }) => items)

/** When the last of these photos was added, in milliseconds since 1970. */
export const addedAt = (items: readonly LocalItem[]) => Math.max(0, ...items.map(({ id }) => timeOf(id)))

/** True if nothing is left to do: people have each photo, or it can't be enhanced. */
export const isSettled = ({ items }: Pick<LocalBatch, 'items'>) =>
  items.every((item) => item.isExported || isHopeless(item))

/** A photo as it is now; `undefined` if it has left. */
export const photoIn = ({ batches }: Library, batch: string, id: string): LocalItem | undefined =>
  batches.get(batch)?.items.find((item) => item.id === id)
