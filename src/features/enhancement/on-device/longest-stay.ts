import { addedAt, isSettled, type KeptBatch } from './library'

/** For so many days a settled batch stays after it was exported. */
export const longestStay = 14

/** True if a batch has been settled for so long that nobody comes back for it. */
export const isOver = (batch: Pick<KeptBatch, 'items' | 'saves'>, now: number) =>
  isSettled(batch) &&
  Math.max(addedAt(batch.items), batch.saves.at(-1)?.at ?? 0) < now - longestStay * 24 * 60 * 60_000
