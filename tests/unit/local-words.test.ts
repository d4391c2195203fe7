import { expect, test } from 'vitest'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { offerOf, unkeptWords } from '@/features/enhancement/on-device/words'
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
