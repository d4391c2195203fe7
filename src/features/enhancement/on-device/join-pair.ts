import type { LocalItem } from './photo'

/** The photos that are to become one picture, by their ids, as far as they are picked. */
export interface JoinPair {
  readonly before?: string | undefined
  readonly after?: string | undefined
}

/** What a photo is in the joined picture, or would be if it were picked now. */
export interface JoinPlace {
  readonly word: 'Before' | 'After'
  readonly isPicked: boolean
}

/** The first pick is the photo from before, and a second one of it takes that back. */
export function pickFor(pair: JoinPair | null, id: string): JoinPair {
  if (!pair?.before) return { before: id }
  return pair.before === id ? {} : { ...pair, after: id }
}

/** `null` of a photo that can't be joined. */
export function placeFor(
  { before }: JoinPair,
  { id, result }: Pick<LocalItem, 'id' | 'result'>,
): JoinPlace | null {
  if (!result) return null
  return { word: !before || before === id ? 'Before' : 'After', isPicked: before === id }
}
