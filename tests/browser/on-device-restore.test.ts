import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto, readResult } from '@/features/enhancement/on-device/engine/enhance-once'
import type { Enhanced, LocalItem } from '@/features/enhancement/on-device/photo'
import { localStore } from '@/features/enhancement/on-device/state'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { abortable } from '@/lib/abortable'
import { refuseBlobs } from './databases'
import {
  choose,
  enhance,
  first,
  isAsked,
  isLoaded,
  items,
  kept,
  key,
  names,
  openElsewhere,
  ownLocalTool,
  phase,
  record,
  statuses,
  takeBack,
  unkept,
} from './local-tool'

vi.mock('@/ui/toast', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })

ownLocalTool()

describe('the kept batch of an earlier visit', () => {
  beforeEach(async () => {
    await resultStore.write(key, '1.jpg', new Blob(['enhanced']))
    const completed = { status: 'completed', isSaved: true } as const
    await kept.add([
      record('1', { ...completed, key, folder: 'July' }),
      record('2', { ...completed, key: 'gone' }),
      record('3'),
      record('4'),
    ])
    // The page was left before the last one was copied.
    for (const id of ['1', '2', '3']) await kept.addCopy(id, new Blob([`copy of ${id}`]))
    await openElsewhere()
    await takeBack()
    await expect.poll(isLoaded).toBe(true)
  })

  test('is offered, and leaves the device when it is dropped', async () => {
    expect(localStore.state.restorable?.items.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(localStore.state.restorable?.lost).toEqual(['4'])
    await tool.dropKept()
    expect(await kept.load()).toEqual({ photos: [], lost: [] })
    expect((await resultStore.sizes()).size).toBe(0)
  })

  test('joins a new list when it is continued, each photo once, with the results that are still there', async () => {
    await choose('3.jpg', '4.jpg')
    expect(names()).toEqual(['3.jpg', '4.jpg'])
    tool.continueKept()
    expect(names()).toEqual(['3.jpg', '4.jpg', '1.jpg', '2.jpg'])
    const [, , one, two] = items() as [LocalItem, LocalItem, LocalItem, LocalItem]
    // The second was saved, so that its lost result is no loss.
    for (const { status, isExported } of [one, two]) expect([status, isExported]).toEqual(['completed', true])
    expect(one.originalFile.folder).toBe('July')
    expect(await (await one.originalFile.read()).text()).toBe('copy of 1')
    expect(await (await readResult(one.result as Enhanced)).text()).toBe('enhanced')
  })
})

test('the tool in another tab leaves here what could not be kept', async () => {
  await enhance('1.jpg')
  await expect.poll(() => localStore.state.isCopying).toBe(false)
  refuseBlobs()
  await choose('2.jpg')
  await expect.poll(() => localStore.state.uncopied).toBe(1)
  await openElsewhere()
  expect([items().map(({ originalFile }) => originalFile.name), statuses()]).toEqual([
    ['1.jpg', '2.jpg'],
    ['completed', 'pending'],
  ])
  expect(isAsked()).toBe(true)
})

test('the tool in another tab stops the batch here, has what is kept, and gives it back', async () => {
  vi.mocked(enhancePhoto).mockImplementation((_, signal) => abortable(new Promise(() => {}), signal))
  vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key, unkept: null })
  await resultStore.write(key, '1.jpg', new Blob(['enhanced']))
  await choose('1.jpg', '2.jpg', '3.jpg')
  await expect.poll(() => localStore.state.isCopying).toBe(false)
  tool.enhanceAll()
  await expect.poll(statuses).toEqual(['completed', 'processing', 'pending'])
  await openElsewhere()
  expect([names(), phase(), isAsked()]).toEqual([[], 'idle', false])
  await takeBack()
  await expect.poll(isLoaded).toBe(true)
  const { items: found = [], lost } = localStore.state.restorable ?? {}
  expect([found.map(({ status }) => status), lost]).toEqual([['completed', 'pending', 'pending'], []])
  vi.mocked(enhancePhoto).mockImplementation(async () => unkept(1))
  tool.continueKept()
  await expect.poll(statuses).toEqual(['completed', 'completed', 'completed'])
  expect(await (await readResult(first().result as Enhanced)).text()).toBe('enhanced')
})

test('results leave the device with their photos, and no others', async () => {
  const stored = async () => [...(await resultStore.sizes()).keys()]
  for (const name of ['1', '2', 'of another']) await resultStore.write(name, name, new Blob(['enhanced']))
  for (const key of ['1', '2', '2'])
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key, unkept: null })
  await enhance('1.jpg', '2.jpg', '2 again.jpg')
  tool.remove(items()[2]?.id ?? '')
  tool.remove(first().id)
  await expect.poll(stored).toEqual(['2', 'of another'])
  tool.startOver()
  await expect.poll(stored).toEqual(['of another'])
  await resultStore.remove(['of another'])
})

describe('an earlier batch of which people have everything', () => {
  const savedAt = async (time: number) => {
    const id = `${String(time).padStart(15, '0')} a`
    await resultStore.write(key, '1.jpg', new Blob(['enhanced']))
    await kept.add([record(id, { status: 'completed', isSaved: true, key })])
    await openElsewhere()
    await takeBack()
    await expect.poll(isLoaded).toBe(true)
  }
  const results = async () => (await resultStore.sizes()).size

  test('can be opened again', async () => {
    await savedAt(Date.now())
    tool.continueKept()
    expect([statuses(), first().isExported, await results()]).toEqual([['completed'], true, 1])
  })

  test('leaves the device after two weeks', async () => {
    await savedAt(Date.now() - 15 * 24 * 60 * 60_000)
    expect(localStore.state.restorable).toBeNull()
    await expect.poll(() => kept.load()).toEqual({ photos: [], lost: [] })
    await expect.poll(results).toBe(0)
  })

  test('makes room for what a full device has none for', async () => {
    await savedAt(Date.now())
    const { put } = IDBObjectStore.prototype
    let refusals = 1
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (given[0] instanceof Blob && refusals-- > 0) throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, given)
    })
    await choose('2.jpg')
    await expect.poll(() => localStore.state.isCopying).toBe(false)
    expect([localStore.state.uncopied, await results()]).toEqual([0, 0])
  })
})
