import { newId } from './input/chosen-files'
import type { LocalItem } from './photo'
import { localRunner } from './runner'
import { mergeShelves } from './shelved-batch'
import { changeState, localStore } from './state'

/** The list and the shelf: batches are put away and opened, and nothing is lost by either. */

/** All photos of this device, in the list or not. */
export const allItems = (): readonly LocalItem[] => {
  const { batch, shelf } = localStore.state
  return [...batch.items, ...shelf.flatMap(({ items }) => items)]
}

/** The batch that photos are added to now: the list's, or a new one. */
export function currentBatchId(): string {
  const { batchId } = localStore.state
  if (batchId !== null) return batchId
  const id = newId()
  changeState({ batchId: id })
  return id
}

/** Puts the list on the shelf, in whatever state it is. */
export function newBatch(): void {
  localRunner.send({ type: 'pause' })
  const { batch, batchId, saves, shelf } = localStore.state
  const away = batchId === null ? [] : [{ id: batchId, items: batch.items, saves }]
  // It's on the shelf before it leaves the list, so that nobody takes it for removed.
  changeState({ shelf: mergeShelves(away, shelf), batchId: null, saves: [], chosen: null })
  // What is still to come of it goes to the shelf, too.
  changeState({ isListAwaited: false })
  localRunner.send({ type: 'open', items: [] })
}

/** Puts a batch of the shelf into the list, as it was. The list goes to the shelf. */
export function openBatch(id: string): void {
  newBatch()
  const batch = localStore.state.shelf.find((one) => one.id === id)
  if (!batch) return
  changeState({ batchId: id, saves: batch.saves })
  localRunner.send({ type: 'open', items: batch.items })
  changeState({ shelf: localStore.state.shelf.filter((one) => one !== batch) })
}
