import { describe, expect, test } from 'vitest'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import {
  isOver,
  isSettled,
  restoreItem,
  unusedKeys,
} from '@/features/enhancement/on-device/storage/restored-items'
import { originalOf } from '../fixtures/original'

const day = 24 * 60 * 60_000
const today = Date.UTC(2026, 10, 27)

const item = (changes: Partial<LocalItem> = {}, addedAt = today): LocalItem => ({
  ...localItem(`${String(addedAt).padStart(15, '0')} a`, originalOf('1.jpg', new Blob())),
  ...changes,
})
const saved = { status: 'completed', isExported: true } as const
const withResult = (key: string) => item({ status: 'completed', result: { bytes: 1, key, unkept: null } })

describe('an earlier batch', () => {
  test.each([
    ['of which all is saved', [item(saved), item(saved)], [], true],
    ['with a photo that isn’t saved', [item(saved), item()], [], false],
    ['with a photo that failed', [item(saved), item({ status: 'failed' })], [], false],
    ['that has lost a photo', [item(saved)], ['1'], false],
  ])('%s: settled is %4$s', (_, items, lost, expected) => {
    expect(isSettled({ items, lost })).toBe(expected)
  })

  test.each([
    ['saved yesterday', [item(saved, today - day)], false],
    ['saved and fifteen days old', [item(saved, today - 15 * day)], true],
    ['saved, with a photo of yesterday', [item(saved, today - 15 * day), item(saved, today - day)], false],
    ['a year old and not saved', [item({}, today - 365 * day)], false],
  ])('%s: over is %3$s', (_, items, expected) => {
    expect(isOver({ items, lost: [] }, today)).toBe(expected)
  })
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
  const restore = (changes: Partial<Parameters<typeof restoreItem>[0]>) =>
    restoreItem({ ...photo, status: 'completed', ...changes }, new Map([['here', 8]]), async () => new Blob())

  test('has its result, if that is still there', () => {
    expect(restore({ key: 'here' })).toMatchObject({ status: 'completed', result: { bytes: 8, key: 'here' } })
  })

  test('is pending without it, unless people have it', () => {
    expect(restore({ key: 'gone' })).toMatchObject({ status: 'pending', result: null })
    expect(restore({ key: 'gone', isSaved: true })).toMatchObject({ status: 'completed', isExported: true })
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
