/**
 * Keys of results that are being made, by the ids of their photos. A photo that is still to be enhanced refers
 * to its result before anybody can tell from the photo.
 */
const expected = new Map<string, string>()

/** Says that a photo is about to have the result of this key. */
export const expectResult = (photo: string, key: string) => void expected.set(photo, key)

/** The keys of the results that are being made of these photos. */
export const expectedKeys = (photos: Iterable<string>): string[] =>
  [...photos].flatMap((id) => expected.get(id) ?? [])
