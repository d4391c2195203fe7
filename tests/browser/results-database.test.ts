import { createStore, del, keys, set } from 'idb-keyval'
import { describe, expect, test, vi } from 'vitest'
import { createResultStore, photoKey } from '@/features/enhancement/on-device/storage/results-database'
import { engineVersion } from '~/workers/enhancer/protocol'
import { ownDatabase, refuseBlobs } from './databases'

const databaseName = ownDatabase()

const png = (text: string) => new Blob([text], { type: 'image/png' })

/** Their keys, found out without reading a result. */
const stored = async () => [...(await createResultStore(databaseName()).records()).keys()]
const entries = () => keys<string>(createStore(databaseName(), 'results'))

describe('results', () => {
  test.each([
    ['Blobs', 'Google Inc.'],
    ['bytes', 'Apple Computer, Inc.'],
  ])('are found by a later visit, whole, with their bytes as %s', async (_, vendor) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor)
    await createResultStore(databaseName()).write('a', { name: 'a.jpg' }, png('enhanced'))
    const later = createResultStore(databaseName())
    const found = await later.read('a')
    expect([found?.type, await found?.text()]).toEqual(['image/png', 'enhanced'])
    expect([...(await later.records())]).toMatchObject([['a', { name: 'a.jpg', size: 8 }]])
    expect(await later.read('b')).toBeUndefined()
  })

  test('leave nothing when they are removed', async () => {
    const store = createResultStore(databaseName())
    for (const key of ['a', 'b', 'c']) await store.write(key, { name: `${key}.jpg` }, png(key))
    await store.remove(['a', 'gone'])
    expect(await stored()).toEqual(['b', 'c'])
    await store.remove(['b', 'c'])
    expect(await entries()).toEqual([])
  })

  test('are none without their bytes, without a record or with one of another shape', async () => {
    const store = createResultStore(databaseName())
    for (const key of ['a', 'b', 'c', 'd']) await store.write(key, { name: `${key}.jpg` }, png(key))
    const raw = createStore(databaseName(), 'results')
    await del('bytes a', raw)
    await del('result b', raw)
    await set('result c', { size: '100' }, raw)
    expect(await stored()).toEqual(['d'])
    for (const key of ['a', 'b', 'c']) expect(await store.read(key)).toBeUndefined()
  })

  test('that do not fit are refused, and leave nothing', async () => {
    refuseBlobs()
    await expect(createResultStore(databaseName()).write('a', { name: 'a.jpg' }, png('a'))).rejects.toThrow()
    expect(await stored()).toEqual([])
  })
})

describe('the key of a photo', () => {
  test('depends on its bytes, not on its name', async () => {
    const [one, renamed, other] = await Promise.all([
      photoKey(new File(['floor'], 'a.jpg')),
      photoKey(new File(['floor'], 'b.jpg')),
      photoKey(new File(['stairs'], 'a.jpg')),
    ])
    expect(one).toBe(renamed)
    expect(one).not.toBe(other)
    expect(one).toMatch(/^\d+-[0-9a-f]{64}\.png$/)
  })

  test('is like no other where the browser does not hash', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('no hashes over plain http'))
    const photo = new Blob(['floor'])
    const keys = [await photoKey(photo), await photoKey(photo)]
    expect(keys[0]).toMatch(new RegExp(`^${engineVersion}-`))
    expect(keys[0]).not.toBe(keys[1])
  })
})
