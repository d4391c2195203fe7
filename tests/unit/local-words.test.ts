import { describe, expect, test } from 'vitest'
import { nameOf, ownNameOf } from '@/features/enhancement/on-device/batch-name'
import { deletionQuestion } from '@/features/enhancement/on-device/deletion-question'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { dayInWords, shelvedFacts } from '@/features/enhancement/on-device/shelf-words'
import { type LocalState, localStore } from '@/features/enhancement/on-device/state'
import {
  memoryFull,
  saveStopped,
  savingWords,
  stayWords,
  storageWords,
  unkeptWords,
} from '@/features/enhancement/on-device/words'
import { libraryOf, listOf, localBatch } from '../fixtures/library'
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
  const nothing = { unkept: [], uncopied: [] }
  const at = (time: number, changes: Partial<LocalItem> = {}) => photo({ ...changes, id: `${time}` })
  const batch = (items: readonly LocalItem[], saves = [] as { as: string; at: number }[], name = '') => ({
    id: 'a',
    items,
    name,
    saves,
  })

  test.each([
    [[photo(), inFolder('July')], '1.jpg'],
    [[inFolder('July'), inFolder('July/kitchen')], 'July'],
  ])('names it after its folder, or else its first photo', (items, name) => {
    for (const typed of ['', '  ']) expect(nameOf(batch(items, [], typed))).toBe(name)
  })

  test('names it as people call it', () => {
    const called = batch([inFolder('July')], [], ' Kitchen, Mentor ')
    expect([nameOf(called), ownNameOf(called)]).toEqual(['Kitchen, Mentor', 'July'])
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
    expect(shelvedFacts(batch(same, saves), nothing, now)).toBe(
      '4 photos · yesterday · saved as PNG Tuesday, web today · 1 not saved · 1 to enhance · 1 failed',
    )
    expect(dayInWords(now - 20 * day, now)).toBe('Nov 7')
    expect(shelvedFacts(batch([done]), { unkept: [done], uncopied: [photo()] }, now)).toMatch(
      /1 not saved · 2 not kept in this browser$/,
    )
  })

  test('asks before anything is deleted that nobody has', () => {
    expect(deletionQuestion(batch([done, saved]))).toBe('1 of these 2 photos isn’t saved. Delete?')
    expect(deletionQuestion(batch([photo(), saved]))).toBe('1 photo isn’t enhanced yet. Delete?')
    expect(deletionQuestion(batch([saved]))).toBeUndefined()
  })
})

const withList = (items: readonly LocalItem[], isLoaded = true): LocalState => ({
  ...localStore.state,
  library: { ...listOf(items), isLoaded },
})
const unkept = { ...done, result: { ...result, unkept: new Blob() } }

test('of results that this browser couldn’t keep, those are mentioned that nobody has saved', () => {
  expect(unkeptWords(withList([]))).toBeUndefined()
  expect(unkeptWords(withList([done, { ...unkept, isExported: true }]))).toBeUndefined()
  expect(unkeptWords(withList([unkept]))).toContain('0 of 1 is kept.')
  expect(unkeptWords(withList([done, unkept, done]))).toContain('2 of 3 are kept.')
})

test('photos aren’t called kept beside one of another batch that isn’t', () => {
  const shelf = [localBatch('open', [done]), localBatch('other', [unkept])]
  const state = { ...localStore.state, library: libraryOf(shelf) }
  expect(storageWords(state)).toBe('Not every photo is kept in this browser.')
  expect(unkeptWords(state), 'nothing of the list').toBeUndefined()
})

test('while memory is full, people hear whose results are in it and which press helps', () => {
  const other = localBatch('other', [
    { ...unkept, originalFile: { ...originalOf('2.jpg', new Blob()), folder: 'July' } },
  ])
  const full = Object.defineProperty(new Blob(), 'size', { value: 600 * 1024 ** 2 })
  const mine = { ...unkept, result: { ...result, unkept: full } }
  const said = (items: readonly LocalItem[]) =>
    memoryFull({ ...localStore.state, library: libraryOf([localBatch('open', items), other]) })
  expect(said([mine])).toMatch(/Save what’s done, then press Resume/)
  expect(said([photo()])).toMatch(
    /They’re of “July”: open it and save, or delete it\. Then open this batch again and press Resume/,
  )
})

test.each([
  ['pressed', 0, 'Stopped. Nothing was saved'],
  ['pressed', 20, 'Stopped. 20 photos saved'],
  ['other tab', 0, 'Stopped: the photo tool is open in another tab. Nothing was saved'],
] as const)('a save that is stopped (%s) after %d photos says what people have', (reason, count, words) => {
  expect(saveStopped(reason, count)).toBe(words)
})

test('a save waits for photos that are being rotated, and says so', () => {
  const rotating = { ...done, result: { ...result, rotation: { inFile: 0, wanted: 1 } } }
  const saving = { written: 3, total: 20 }
  expect(savingWords(localBatch('a', [done, rotating], { saving }))).toBe(
    '3 of 20 in the file · waiting for 1 photo to be rotated',
  )
  expect(savingWords(localBatch('a', [done], { saving }))).toBe('3 of 20 in the file')
})

const loaded = listOf([photo()])

test.each([
  ['asked', {}, /^Looking for your last batch$/],
  [
    'silent',
    { answers: { batch: 'silent', results: 'unknown' } },
    /hasn’t answered yet.*comes with its answer.*meanwhile/,
  ],
  [
    'silent',
    { answers: { batch: 'answering', results: 'silent' } },
    /hasn’t answered yet.*comes with its answer/,
  ],
  [
    'silent, with new photos',
    { answers: { batch: 'silent', results: 'unknown' }, isCopying: true },
    /keep this page open/,
  ],
  ['known', { library: loaded }, /kept in this browser/],
  [
    'silent later',
    { library: loaded, answers: { batch: 'answering', results: 'silent' } },
    /isn’t answering at the moment/,
  ],
  ['refused', { loadProblem: 'refused' }, /doesn’t let the site store anything\. Save your photos/],
  ['of another version', { loadProblem: 'unreadable' }, /Reload it to try again\. Save your photos/],
  ['full for some photos', { library: loaded, uncopied: new Set(['1']) }, /^Not every photo is kept/],
] satisfies [string, Partial<LocalState>, RegExp][])(
  'of storage that is %s, people are told',
  (_, changes, words) => {
    expect(storageWords({ ...localStore.state, ...changes })).toMatch(words)
  },
)

test.each([
  [undefined, 'Photos are kept in this browser.', ''],
  ['persisted', 'Photos stay in this browser.', ' Anything else stays.'],
  ['while there is room', 'Photos stay here while there’s room.', ' Anything else stays while there’s room.'],
  ['a week', 'Photos are kept in Safari for now.', ''],
] as const)('of a browser that keeps (%s) no more is said than it does', (keeping, words, rest) => {
  const state = { ...localStore.state, library: loaded }
  expect(storageWords(state, keeping)).toBe(words)
  const saved = 'What you’ve saved leaves this list after 14 days, or when this device needs the room.'
  expect(stayWords(state, keeping)).toBe(saved + rest)
  expect(stayWords(withList([unkept]), keeping)).toBe(`${saved}${rest} What isn’t kept ends with this page.`)
})

test('while storage is silent, results in memory are not safe', () => {
  const answers = { batch: 'answering', results: 'silent' } as const
  expect(storageWords({ ...withList([unkept]), answers })).toContain('isn’t kept on this device')
})
