import { describe, expect, test } from 'vitest'
import type { ResultRecord } from '@/features/enhancement/on-device/storage/results-database'
import { restoreItem, storedBatches } from '@/features/enhancement/on-device/storage/stored-batches'

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
  const restore = (
    changes: Partial<Parameters<typeof restoreItem>[0]>,
    hasCopy = true,
    record: Partial<ResultRecord> = {},
  ) =>
    restoreItem(
      { ...photo, status: 'completed', ...changes },
      new Map([['here', { name: '1.jpg', size: 8, type: 'image/png', ...record }]]),
      hasCopy,
      async () => new Blob(),
    )

  test('has its result, if that is still there', () => {
    expect(restore({ key: 'here' })).toMatchObject({ status: 'completed', result: { bytes: 8, key: 'here' } })
  })

  test.each([
    ['not at all', {}, {}, { inFile: 0, wanted: 0 }],
    ['as its record says', { rotation: { inFile: 1, wanted: 1 } }, { rotation: 1 }, { inFile: 1, wanted: 1 }],
    [
      'as its file says, if the page was left before the photo was noted',
      { rotation: { inFile: 0, wanted: 3 } },
      { rotation: 2 },
      { inFile: 2, wanted: 3 },
    ],
  ])('is rotated %s', (_, changes, record, rotation) => {
    expect(restore({ key: 'here', ...changes }, true, record).result?.rotation).toEqual(rotation)
  })

  test('is rotated as older versions have written at the end of its key', () => {
    const results = new Map([['a.png turned 3', { name: '1.jpg', size: 8, type: 'image/png' }]])
    const older = { ...photo, status: 'completed' as const, key: 'a.png turned 3' }
    const { result } = restoreItem(older, results, true, async () => new Blob())
    expect(result?.rotation).toEqual({ inFile: 3, wanted: 3 })
  })

  test('has the result that was made for it, if the page was left between two files of it', () => {
    const record = { name: '1.jpg', photo: '1', size: 8, type: 'image/png', rotation: 1 }
    const photos = [{ ...photo, status: 'completed' as const, key: 'removed' }]
    const kept = { photos, copies: new Set(['1']), batches: new Map() }
    const [batch] = storedBatches(kept, new Map([['written', record]]), async () => new Blob())
    expect(batch?.items).toMatchObject([{ status: 'completed', result: { key: 'written' } }])
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
    const [batch] = storedBatches(
      { photos, copies: new Set(['1']), batches: new Map() },
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
