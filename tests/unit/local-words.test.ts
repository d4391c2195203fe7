import { expect, test } from 'vitest'
import { emptyBatch } from '@/features/enhancement/batch/batch-reducer'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { type LocalState, localStore } from '@/features/enhancement/on-device/state'
import { offerOf, storageWords, unkeptWords } from '@/features/enhancement/on-device/words'
import { originalOf } from '../fixtures/original'

const photo = (changes: Partial<LocalItem> = {}): LocalItem => ({
  ...localItem('1', originalOf('1.jpg', new Blob())),
  ...changes,
})
const result = { bytes: 1, key: '1', unkept: null }
const done = photo({ status: 'completed', result })
const saved = photo({ status: 'completed', result: null, isExported: true })
const failed = photo({ status: 'failed' })

test.each([
  [[], ['1'], '1 photo has to be picked again', 'This browser has no copy from your last batch.'],
  [[photo()], [], '1 of 1 left', 'Your last batch wasn’t finished.'],
  [
    [done],
    [],
    '1 photo done',
    'The photo of your last batch is still here. 1 finished photo is kept, and not saved yet.',
  ],
  [[saved], ['1', '2'], '2 photos have to be picked again', 'This browser has no copy from your last batch.'],
  [
    [photo(), done, saved],
    ['1'],
    '1 of 3 left',
    'Your last batch wasn’t finished. 1 finished photo is kept, and not saved yet. 1 photo has to be picked again: this browser has no copy.',
  ],
  [
    [done, done, failed],
    [],
    '2 of 3 done, 1 failed',
    'The photos of your last batch are still here. 2 finished photos are kept, and not saved yet.',
  ],
  [[saved, saved], [], '2 photos saved', 'The photos of your last batch are still here.'],
  [[failed], [], '0 of 1 done, 1 failed', 'The photo of your last batch is still here.'],
])('an earlier visit’s batch is offered in words that fit its counts (%#)', (items, lost, title, text) => {
  expect(offerOf({ items, lost })).toEqual({ title, text })
})

test('of results that this browser couldn’t keep, those are mentioned that nobody has saved', () => {
  const unkept = { ...done, result: { ...result, unkept: new Blob() } }
  expect(unkeptWords([])).toBeUndefined()
  expect(unkeptWords([done, { ...unkept, isExported: true }])).toBeUndefined()
  expect(unkeptWords([unkept])).toContain('0 of 1 is kept.')
  expect(unkeptWords([done, unkept, done])).toContain('2 of 3 are kept.')
})

test.each([
  ['asked', {}, /^Looking for your last batch$/],
  [
    'silent',
    { answers: { batch: 'silent', results: 'unknown' } },
    /hasn’t answered yet.*isn’t lost.*meanwhile/,
  ],
  ['silent', { answers: { batch: 'answering', results: 'silent' } }, /hasn’t answered yet.*isn’t lost/],
  [
    'silent, with new photos',
    { answers: { batch: 'silent', results: 'unknown' }, isCopying: true },
    /keep this page open/,
  ],
  ['known', { isLoaded: true }, /kept in this browser/],
  [
    'silent later',
    { isLoaded: true, answers: { batch: 'answering', results: 'silent' } },
    /isn’t answering at the moment/,
  ],
  ['refused', { loadProblem: 'refused' }, /doesn’t let the site store anything\. Save your photos/],
  ['of another version', { loadProblem: 'unreadable' }, /Reload it to try again\. Save your photos/],
] satisfies [string, Partial<LocalState>, RegExp][])(
  'of storage that is %s, people are told',
  (_, changes, words) => {
    expect(storageWords({ ...localStore.state, ...changes })).toMatch(words)
  },
)

test('while storage is silent, results in memory are not safe', () => {
  const unkept = { ...done, result: { ...result, unkept: new Blob() } }
  const batch = { ...emptyBatch, items: [unkept] }
  const answers = { batch: 'answering', results: 'silent' } as const
  expect(storageWords({ ...localStore.state, batch, answers, isLoaded: true })).toContain(
    'isn’t kept on this device',
  )
})
