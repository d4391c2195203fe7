import { describe, expect, test, vi } from 'vitest'
import { createKeptBatches } from '@/features/enhancement/on-device/storage/batch-database'
import { openDatabase } from '@/features/enhancement/on-device/storage/database'
import { createResultStore } from '@/features/enhancement/on-device/storage/results-database'
import { ownDatabase } from './databases'

const databaseName = ownDatabase()

/** The connections that are used from now on, in order. */
function connections(): IDBDatabase[] {
  const used: IDBDatabase[] = []
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    if (!used.includes(this)) used.push(this)
    return transaction.apply(this, given)
  })
  return used
}

describe('a connection that the browser has lost is opened anew', () => {
  test('for the kept batches', async () => {
    const used = connections()
    const kept = createKeptBatches(databaseName())
    await kept.load()
    used[0]?.close()
    const photo = { id: '1', name: '1.jpg', size: 4, type: 'image/jpeg', lastModified: 0 } as const
    const record = { ...photo, status: 'pending', error: null, key: null } as const
    await kept.write({ photos: [record], removed: [], batches: new Map() })
    used[1]?.close()
    await kept.addCopy('1', new Blob(['copy']))
    used[2]?.close()
    expect((await kept.load()).photos).toHaveLength(1)
    expect(used).toHaveLength(4)
  })

  test('for results', async () => {
    const used = connections()
    const results = createResultStore(databaseName())
    await results.records()
    used[0]?.close()
    await results.write('a', { name: 'a.jpg' }, new Blob(['enhanced'], { type: 'image/png' }))
    used[1]?.close()
    expect(await (await results.read('a'))?.text()).toBe('enhanced')
  })

  test.each([
    new DOMException('', 'UnknownError'),
    new DOMException('', 'AbortError'),
    // As Chromium ends some transactions.
    null,
  ])('when it ends in the middle of a request: %s', async (cause) => {
    const { store } = openDatabase(databaseName(), 'results')
    const request = vi.fn(async () => 'answer').mockRejectedValueOnce(cause)
    expect(await store('readonly', request)).toBe('answer')
  })

  test('once for each request, and not for what another connection would refuse, too', async () => {
    const { store } = openDatabase(databaseName(), 'results')
    const tries = async (reason: string) => {
      const request = vi.fn().mockRejectedValue(new DOMException('', reason))
      await expect(store('readonly', request)).rejects.toThrow()
      return request.mock.calls.length
    }
    expect([await tries('AbortError'), await tries('QuotaExceededError')]).toEqual([2, 1])
  })

  test('once for requests that it is lost to together', async () => {
    const used = connections()
    const { store } = openDatabase(databaseName(), 'results')
    await store('readonly', () => 1)
    used[0]?.close()
    await Promise.all([1, 2, 3].map((number) => store('readonly', () => number)))
    expect(used).toHaveLength(2)
  })
})
