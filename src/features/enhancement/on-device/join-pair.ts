import { type Library, photoIn } from './library'
import type { LocalItem } from './photo'

/** A photo, wherever it lies. */
export type PhotoAddress = Readonly<Pick<LocalItem, 'batch' | 'id'>>

/** The photos that are to become one picture, as far as they are picked. They may lie in two batches. */
export interface JoinPair {
  readonly before?: PhotoAddress | undefined
  readonly after?: PhotoAddress | undefined
}

/** What a photo is in the joined picture, or would be if it were picked now. */
export interface JoinPlace {
  readonly word: 'Before' | 'After'
  readonly isPicked: boolean
}

/** The first pick is the photo from before, and a second one of it takes that back. */
export function pickFor(pair: JoinPair | null, { batch, id }: PhotoAddress): JoinPair {
  if (!pair?.before) return { before: { batch, id } }
  return pair.before.id === id ? {} : { ...pair, after: { batch, id } }
}

/** `null` of a photo that can't be joined. */
export function placeFor(
  { before }: JoinPair,
  { id, result }: Pick<LocalItem, 'id' | 'result'>,
): JoinPlace | null {
  if (!result) return null
  return { word: !before || before.id === id ? 'Before' : 'After', isPicked: before?.id === id }
}

/** The picked photos as they are now; one that has left the device isn't picked any more. */
export function pickedPhotos(library: Library, pair: JoinPair | null) {
  const find = (address?: PhotoAddress) => address && photoIn(library, address.batch, address.id)
  return { before: find(pair?.before), after: find(pair?.after) }
}
