import { expect } from 'vitest'
import { enhance } from '~/workers/enhancer/enhance'
import { decode } from '~/workers/enhancer/picture/picture'
import { enhanceByReference } from '~/workers/enhancer/picture/reference'
import { differences, pixelsOf } from './pictures'

const fixtures = import.meta.glob<string>('../fixtures/pictures/*', {
  query: '?url',
  import: 'default',
  eager: true,
})
const folder = '../fixtures/pictures/'

/** Names of the pictures with this ending. */
export const filesOf = (ending: string) =>
  Object.keys(fixtures)
    .map((path) => path.replace(folder, ''))
    .filter((name) => name.endsWith(ending))

export const load = async (name: string) => (await fetch(fixtures[folder + name] ?? '')).blob()

export const enhanceHere = (photo: Blob) =>
  enhance(photo, { maximumPixels: 64e6, helpers: [], sendHeartbeat: () => {} })

/** Expects a photo's result to be the reference of another file, bit for bit. */
export async function expectExact(photo: Blob, original = photo): Promise<void> {
  const picture = await pixelsOf(await enhanceHere(photo))
  const expected = await pixelsOf(await enhanceByReference(await decode(original)))
  expect([picture.width, picture.height]).toEqual([expected.width, expected.height])
  expect(differences(picture, expected)).toEqual({ share: 0, largest: 0 })
}
