import { describe, expect, test } from 'vitest'
import { emptyBatch } from '@/features/enhancement/batch/batch-reducer'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import {
  dayInWords,
  deletionQuestion,
  shelvedFacts,
  shelvedName,
} from '@/features/enhancement/on-device/shelf-words'
import { type LocalState, localStore } from '@/features/enhancement/on-device/state'
import { storageWords, unkeptWords } from '@/features/enhancement/on-device/words'
import { originalOf } from '../fixtures/original'

const photo = (changes: Partial<LocalItem> = {}): LocalItem => ({
  ...localItem('1', originalOf('1.jpg', new Blob())),
  ...changes,
})
const result = { bytes: 1, key: '1', unkept: null }
const done = photo({ status: 'completed', result })
const saved = photo({ status: 'completed', result, isExported: true })

describe('a line of the shelf', () => {
  const now = new Date(2026, 10, 27, 9).getTime()
  const day = 24 * 60 * 60_000
  const inFolder = (folder: string) => photo({ originalFile: { ...originalOf('2.jpg', new Blob()), folder } })
  const at = (time: number, changes: Partial<LocalItem> = {}) => photo({ ...changes, id: `${time}` })
  const batch = (items: readonly LocalItem[], saves = [] as { as: string; at: number }[]) => ({
    id: 'a',
    items,
    saves,
  })

  test.each([
    [[photo(), inFolder('July')], '1.jpg'],
    [[inFolder('July'), inFolder('July/kitchen')], 'July'],
  ])('names it after its folder, or else its first photo', (items, name) => {
    expect(shelvedName(batch(items))).toBe(name)
  })

  test('tells how many, since when, as what they were saved and what is left', () => {
    const yesterday = now - day
    const items = [
      at(yesterday, { ...saved, id: '' }),
      at(yesterday, done),
      at(yesterday),
      at(yesterday, { status: 'failed' }),
    ]
    const same = items.map((one) => ({ ...one, id: `${yesterday}` }))
    const saves = [
      { as: 'png', at: new Date(2026, 10, 24).getTime() },
      { as: 'web', at: now },
    ]
    expect(shelvedFacts(batch(same, saves), now)).toBe(
      '4 photos · yesterday · saved as PNG Tuesday, web today · 1 not saved · 1 to enhance · 1 failed',
    )
    expect(dayInWords(now - 20 * day, now)).toBe('Nov 7')
  })

  test('asks before anything is deleted that nobody has', () => {
    expect(deletionQuestion(batch([done, saved]))).toBe('1 of these 2 photos isn’t saved. Delete?')
    expect(deletionQuestion(batch([photo(), saved]))).toBe('1 photo isn’t enhanced yet. Delete?')
    expect(deletionQuestion(batch([saved]))).toBeUndefined()
  })
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
  ['full for some photos', { isLoaded: true, uncopied: 2 }, /^Not every photo is kept/],
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
