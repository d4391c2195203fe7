import { expect } from 'vitest'
import { enhance } from '~/workers/enhancer/enhance'
import { decode } from '~/workers/enhancer/picture/picture'
import { enhanceByReference } from '~/workers/enhancer/picture/reference'
import type { Helper } from '~/workers/enhancer/strips/work-sharing'
import { differences, pixelsOf } from './pictures'

const fixtures = import.meta.glob<string>('../fixtures/pictures/*', {
  query: '?url',
  import: 'default',
  eager: true,
})
const folder = '../fixtures/pictures/'

/** Names of the pictures with this ending. Without any, tests of each would pass by testing none. */
export function filesOf(ending: string): string[] {
  const names = Object.keys(fixtures)
    .map((path) => path.replace(folder, ''))
    .filter((name) => name.endsWith(ending))
  if (names.length === 0) throw new Error(`No picture in ${folder} is called *${ending}`)
  return names
}

export const load = async (name: string) => (await fetch(fixtures[folder + name] ?? '')).blob()

export const enhanceHere = (photo: Blob, helpers: readonly Helper[] = []) =>
  enhance(photo, { maximumPixels: 64e6, helpers, sendHeartbeat: () => {} })

export const reference = async (photo: Blob) => enhanceByReference(await decode(photo))

/** Expects a photo's result to be the reference of another file, bit for bit. */
export async function expectExact(photo: Blob, original = photo) {
  const file = await enhanceHere(photo)
  const picture = await pixelsOf(file)
  const expected = await pixelsOf(await reference(original))
  expect([picture.width, picture.height]).toEqual([expected.width, expected.height])
  expect(differences(picture, expected)).toEqual({ share: 0, largest: 0 })
  return { file, picture }
}
