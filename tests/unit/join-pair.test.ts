import { expect, test } from 'vitest'
import { pickFor, placeFor } from '@/features/enhancement/on-device/join-pair'

const result = { bytes: 1, key: 'floor', unkept: null }
const one = { id: 'one', result }
const other = { id: 'other', result }

test('the first photo that is picked is the one from before, and the second the one from after', () => {
  const first = pickFor({}, 'one')
  expect(first).toEqual({ before: 'one' })
  expect(pickFor(first, 'other')).toEqual({ before: 'one', after: 'other' })
})

test('a second pick of the first photo takes it back', () => {
  expect(pickFor({ before: 'one' }, 'one')).toEqual({})
})

test('a row says what its photo is, or would be', () => {
  expect(placeFor({}, one)).toEqual({ word: 'Before', isPicked: false })
  expect(placeFor({ before: 'one' }, one)).toEqual({ word: 'Before', isPicked: true })
  expect(placeFor({ before: 'one' }, other)).toEqual({ word: 'After', isPicked: false })
})

test('a photo without a result can’t be joined', () => {
  expect(placeFor({}, { id: 'one', result: null })).toBeNull()
})
