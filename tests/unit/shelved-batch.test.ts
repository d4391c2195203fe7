import { describe, expect, test } from 'vitest'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import {
  batchesOf,
  firstToGo,
  isOver,
  isSettled,
  mergeShelves,
  restoreItem,
  unusedKeys,
} from '@/features/enhancement/on-device/shelved-batch'
import { originalOf } from '../fixtures/original'

const day = 24 * 60 * 60_000
const today = Date.UTC(2026, 10, 27)

const item = (changes: Partial<LocalItem> = {}, addedAt = today): LocalItem => ({
  ...localItem(`${String(addedAt).padStart(15, '0')} a`, originalOf('1.jpg', new Blob())),
  ...changes,
})
const saved = { status: 'completed', isExported: true } as const
const withResult = (key: string) => item({ status: 'completed', result: { bytes: 1, key, unkept: null } })

const failed = (kind: string) => item({ status: 'failed', error: { kind } })
const shelved = (
  items: readonly LocalItem[],
  id = 'a',
  saves: readonly { as: string; at: number }[] = [],
) => ({
  id,
  items,
  saves,
})

describe('a batch', () => {
  test.each([
    ['of which all is saved', [item(saved), item(saved)], true],
    ['with a photo that isn’t saved', [item(saved), item()], false],
    ['with a photo that a retry may help', [item(saved), failed('storage full')], false],
    ['with a photo that no retry can help', [item(saved), failed('damaged')], true],
  ])('%s: settled is %3$s', (_, items, expected) => {
    expect(isSettled(items)).toBe(expected)
  })

  test.each([
    ['saved yesterday', [item(saved, today - day)], [], false],
    ['saved and fifteen days old', [item(saved, today - 15 * day)], [], true],
    [
      'a month old, saved again yesterday',
      [item(saved, today - 30 * day)],
      [
        { as: 'png', at: today - 29 * day },
        { as: 'web', at: today - day },
      ],
      false,
    ],
    [
      'saved, with a photo of yesterday',
      [item(saved, today - 15 * day), item(saved, today - day)],
      [],
      false,
    ],
    ['a year old and not saved', [item({}, today - 365 * day)], [], false],
  ])('%s: over is %4$s', (_, items, saves, expected) => {
    expect(isOver(shelved(items, 'a', saves), today)).toBe(expected)
  })
})

test('the oldest settled batch goes first, and never one that isn’t', () => {
  const shelf = [
    shelved([item(saved, today)], 'newest'),
    shelved([item(saved, today - day)], 'older'),
    shelved([item({}, today - 2 * day)], 'unsaved'),
  ]
  expect(firstToGo(shelf)?.id).toBe('older')
  expect(firstToGo(shelf.slice(2))).toBeUndefined()
})

test('a list that was put away before storage answered is one batch with what comes then', () => {
  const put = shelved([item({}, today)], 'a')
  const come = shelved([item(saved, today - day), item({}, today)], 'a', [{ as: 'png', at: 1 }])
  const merged = mergeShelves([put], [come, shelved([item({}, today + day)], 'b')])
  expect(merged.map(({ id, items, saves }) => [id, items.length, saves.length])).toEqual([
    ['b', 1, 0],
    ['a', 2, 1],
  ])
})

test('a result is unused when no item refers to it', () => {
  expect(unusedKeys(['a', 'b'], [withResult('b'), item()])).toEqual(['a'])
  expect(unusedKeys(['a'], [])).toEqual(['a'])
})

describe('a kept photo', () => {
  const photo = {
    id: '1',
    name: '1.jpg',
    size: 1,
    type: 'image/jpeg',
    lastModified: 0,
    error: null,
    key: null,
  }
  const restore = (changes: Partial<Parameters<typeof restoreItem>[0]>, hasCopy = true) =>
    restoreItem(
      { ...photo, status: 'completed', ...changes },
      new Map([['here', { name: '1.jpg', size: 8, type: 'image/png' }]]),
      hasCopy,
      async () => new Blob(),
    )

  test('has its result, if that is still there', () => {
    expect(restore({ key: 'here' })).toMatchObject({ status: 'completed', result: { bytes: 8, key: 'here' } })
  })

  test('is pending without it, unless people have it', () => {
    expect(restore({ key: 'gone' })).toMatchObject({ status: 'pending', result: null })
    expect(restore({ key: 'gone', isSaved: true })).toMatchObject({ status: 'completed', isExported: true })
  })

  test('is named as lost without a copy, unless it is finished', () => {
    expect(restore({ status: 'pending' }, false)).toMatchObject({
      status: 'failed',
      error: { kind: 'not copied' },
    })
    expect(restore({ key: 'gone' }, false)).toMatchObject({ status: 'failed', error: { kind: 'not copied' } })
    expect(restore({ key: 'here' }, false)).toMatchObject({ status: 'completed', error: null })
  })

  test('is finished if its result was stored and the page was left before that was noted', () => {
    const results = new Map([['key', { name: '1.jpg', photo: '1', size: 8, type: 'image/png' }]])
    const photos = [{ ...photo, status: 'pending' as const }]
    const [batch] = batchesOf(
      { photos, copies: new Set(['1']), saves: new Map() },
      results,
      async () => new Blob(),
    )
    expect(batch?.items).toMatchObject([{ status: 'completed', result: { key: 'key', bytes: 8 } }])
  })

  test('says why it failed, also in the words of an older version', () => {
    const error = { kind: 'damaged' }
    expect(restore({ status: 'failed', error }).error).toEqual(error)
    expect(restore({ status: 'failed', error: 'Failed to load image' }).error).toEqual({
      kind: 'unexpected',
      detail: 'Failed to load image',
    })
  })
})
