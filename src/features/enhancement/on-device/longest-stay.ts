import { isHopeless } from './failures'
import { addedAt, type KeptBatch, type LocalBatch } from './library-reducer'

/** True if nothing is left to do: people have each photo, or it can't be enhanced. */
export const isSettled = ({ items }: Pick<LocalBatch, 'items'>) =>
  items.every((item) => item.isExported || isHopeless(item))

/** For so many days a settled batch stays after it was handed over. */
export const longestStay = 14

/** True if a batch has been settled for so long that nobody comes back for it. */
export const isOver = (batch: Pick<KeptBatch, 'items' | 'saves'>, now: number) =>
  isSettled(batch) &&
  Math.max(addedAt(batch.items), batch.saves.at(-1)?.at ?? 0) < now - longestStay * 24 * 60 * 60_000
