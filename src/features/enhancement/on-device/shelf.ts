import { addedAt, type Library, type LocalBatch } from './library'

/** The batches that aren't in the list, newest first: so they're shown, and a full device gives up the last. */
export const shelfOf = ({ batches, openId }: Library): readonly LocalBatch[] =>
  [...batches.values()]
    .filter(({ id }) => id !== openId)
    .sort((one, other) => addedAt(other.items) - addedAt(one.items))
