import { expect, test } from 'vitest'
import { pickedPhotos, pickFor, placeFor } from '@/features/enhancement/on-device/join-pair'
import { localItem } from '@/features/enhancement/on-device/photo'
import { libraryOf, localBatch } from '../fixtures/library'
import { originalOf } from '../fixtures/original'

const result = { bytes: 1, key: 'floor', unkept: null }
const one = { batch: 'Monday', id: 'one', result }
const other = { batch: 'Friday', id: 'other', result }
const [before, after] = [
  { batch: 'Monday', id: 'one' },
  { batch: 'Friday', id: 'other' },
]

test('the first photo that is picked is the one from before, and the second the one from after', () => {
  const first = pickFor({}, one)
  expect(first).toEqual({ before })
  expect(pickFor(first, other), 'of another batch').toEqual({ before, after })
})

test('a second pick of the first photo takes it back', () => {
  expect(pickFor({ before }, one)).toEqual({})
})

test('a row says what its photo is, or would be', () => {
  expect(placeFor({}, one)).toEqual({ word: 'Before', isPicked: false })
  expect(placeFor({ before }, one)).toEqual({ word: 'Before', isPicked: true })
  expect(placeFor({ before }, other)).toEqual({ word: 'After', isPicked: false })
})

test('a photo without a result can’t be joined', () => {
  expect(placeFor({}, { id: 'one', result: null })).toBeNull()
})

test('a photo that has left isn’t picked any more', () => {
  const left = libraryOf([
    localBatch('Friday', [{ ...localItem('other', originalOf('2.jpg', new Blob())), result }]),
  ])
  const picked = pickedPhotos(left, { before, after })
  expect([picked.before, picked.after?.id]).toEqual([undefined, 'other'])
})
