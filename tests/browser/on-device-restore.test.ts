import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto } from '@/features/enhancement/on-device/engine/enhance-once'
import type { LocalBatch } from '@/features/enhancement/on-device/library'
import type { Enhanced, LocalItem } from '@/features/enhancement/on-device/photo'
import { localStore } from '@/features/enhancement/on-device/state'
import { noteOpenBatch } from '@/features/enhancement/on-device/storage/open-batch-note'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { readResult } from '@/features/enhancement/on-device/storage/store-result'
import { abortable } from '@/lib/abortable'
import { installLateBrowser } from '../fixtures/late-browser'
import { refuseBlobs } from './databases'
import {
  batch,
  choose,
  enhance,
  first,
  isAsked,
  isLoaded,
  items,
  keep,
  kept,
  key,
  names,
  openElsewhere,
  ownLocalTool,
  phase,
  record,
  settle,
  shelved,
  statuses,
  takeBack,
  unkept,
} from './on-device-tool'

vi.mock('@/ui/lazy-toasts', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })
vi.mock('@/features/enhancement/on-device/storage/store-result', { spy: true })

ownLocalTool()

/** Opens the page anew, with this batch in the list. */
async function visit(open: string | null) {
  await openElsewhere()
  noteOpenBatch({ id: open, running: [], joining: null, names: {}, saving: 0 })
  await takeBack()
  await expect.poll(isLoaded).toBe(true)
}

const shelf = () => shelved().map(({ id }) => id)
const results = async () => [...(await resultStore.records()).keys()]

describe('what an earlier visit has kept', () => {
  beforeEach(async () => {
    await resultStore.write(key, { name: '1.jpg' }, new Blob(['enhanced']))
    const completed = { status: 'completed', isSaved: true, batch: 'a' } as const
    await keep([
      record('1', { ...completed, key, folder: 'July' }),
      record('2', { ...completed, key: 'gone' }),
      record('3', { batch: 'a' }),
      record('4', { batch: 'a' }),
      record('5', { batch: 'b' }),
    ])
    // The page was left before the fourth one was copied.
    for (const id of ['1', '2', '3', '5']) await kept.addCopy(id, new Blob([`copy of ${id}`]))
  })

  test('opens by itself, as it was, and names what was lost', async () => {
    await visit('a')
    expect([names(), statuses(), phase()]).toEqual([
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg'],
      ['completed', 'completed', 'pending', 'failed'],
      'paused',
    ])
    expect(items()[3]?.error).toEqual({ kind: 'not copied' })
    expect(shelf()).toEqual(['b'])
    const [one, two] = items() as [LocalItem, LocalItem]
    // The second was saved, so that its lost result is no loss.
    expect([one.isExported, two.isExported]).toEqual([true, true])
    expect(one.originalFile.folder).toBe('July')
    expect(await (await one.originalFile.read()).text()).toBe('copy of 1')
    expect(await (await readResult(one.result as Enhanced)).text()).toBe('enhanced')
  })

  test('is on the shelf if another batch was begun, or the browser doesn’t say which was open', async () => {
    await visit(null)
    expect([names(), shelf()]).toEqual([[], ['b', 'a']])
    tool.openBatch('a')
    expect([names().length, shelf()]).toEqual([4, ['b']])
    tool.openBatch('b')
    expect([names(), shelf()]).toEqual([['5.jpg'], ['a']])
  })

  test('leaves the device when it’s deleted, with its results and nothing else', async () => {
    await visit('b')
    const [other] = shelved()
    await tool.deleteBatch(other as LocalBatch)
    const { photos, copies } = await kept.load()
    expect([photos.map(({ id }) => id), [...copies], await results()]).toEqual([['5'], ['5'], []])
  })

  test('stays through a list that is put away, in whatever state it is', async () => {
    await visit('a')
    tool.newBatch()
    expect([names(), shelf()]).toEqual([[], ['b', 'a']])
    await choose('6.jpg')
    await settle()
    const { photos } = await kept.load()
    expect(photos.map(({ name }) => name)).toEqual(['6.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'])
    const [first, ...others] = photos
    expect(new Set(others.map(({ batch }) => batch)).has(first?.batch)).toBe(false)
  })

  test('takes the place of a lost photo that is added again', async () => {
    await visit('a')
    const file = new File(['x'.repeat(11)], '4.jpg', { type: 'image/jpeg', lastModified: 0 })
    await tool.chooseFiles([file])
    expect([names(), statuses()]).toEqual([
      ['1.jpg', '2.jpg', '3.jpg', '4.jpg'],
      ['completed', 'completed', 'pending', 'pending'],
    ])
  })
})

describe('a page that is left between a result’s being stored and its photo’s being noted', () => {
  test('leaves a photo that is done at the next visit, and isn’t enhanced again', async () => {
    vi.mocked(enhancePhoto).mockImplementation(async ({ id, originalFile }) => {
      await resultStore.write(key, { name: originalFile.name, photo: id }, new Blob(['enhanced']))
      return { bytes: 8, key, unkept: null }
    })
    await choose('1.jpg')
    await settle()
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if ((given[0] as { status?: string }).status === 'completed')
        throw new DOMException('Left', 'DataError')
      return put.apply(this, given)
    })
    tool.enhanceAll()
    await expect.poll(statuses).toEqual(['completed'])
    expect((await kept.load()).photos.map(({ status }) => status)).toEqual(['pending'])
    await visit(localStore.state.library.openId)
    expect([statuses(), first().isExported]).toEqual([['completed'], false])
    expect(await (await readResult(first().result as Enhanced)).text()).toBe('enhanced')
    expect(enhancePhoto).toHaveBeenCalledTimes(1)
  })

  test('so does one that had failed before, and one whose copy was missing', async () => {
    for (const id of ['1', '2'])
      await resultStore.write(`${id}.png`, { name: `${id}.jpg`, photo: id }, new Blob(['enhanced']))
    const failed = { status: 'failed', error: { kind: 'took too long' } } as const
    await keep([record('1', { batch: 'a', ...failed }), record('2', { batch: 'a' })])
    await kept.addCopy('1', new Blob(['copy']))
    await visit('a')
    expect(items().map(({ status, error }) => [status, error])).toEqual([
      ['completed', null],
      ['completed', null],
    ])
  })
})

test('the tool in another tab leaves here what could not be kept', async () => {
  await enhance('1.jpg')
  await settle()
  refuseBlobs()
  await choose('2.jpg')
  await expect.poll(() => localStore.state.uncopied.size).toBe(1)
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
  await resultStore.write(key, { name: '1.jpg' }, new Blob(['enhanced']))
  await choose('1.jpg', '2.jpg', '3.jpg')
  await settle()
  tool.enhanceAll()
  await expect.poll(statuses).toEqual(['completed', 'processing', 'pending'])
  await openElsewhere()
  expect([names(), phase(), isAsked()]).toEqual([[], 'idle', false])
  vi.mocked(enhancePhoto).mockImplementation(async () => unkept(1))
  await takeBack()
  await expect.poll(statuses).toEqual(['completed', 'completed', 'completed'])
  expect(await (await readResult(first().result as Enhanced)).text()).toBe('enhanced')
})

test('results leave the device with their photos, and no others', async () => {
  const stored = async () => [...(await resultStore.records()).keys()]
  for (const name of ['1', '2', 'of another']) await resultStore.write(name, { name }, new Blob(['enhanced']))
  for (const key of ['1', '2', '2'])
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key, unkept: null })
  await enhance('1.jpg', '2.jpg', '2 again.jpg')
  tool.remove(items()[2] as LocalItem)
  tool.remove(first())
  await expect.poll(stored).toEqual(['2', 'of another'])
  items().forEach(tool.remove)
  await expect.poll(stored).toEqual(['of another'])
  await resultStore.remove(['of another'])
})

test('while storage is silent, a result that an unread batch may need stays, whatever leaves the list', async () => {
  await resultStore.write(key, { name: '1.jpg' }, new Blob(['enhanced']))
  await keep([record('1', { batch: 'a', status: 'completed', key })])
  await kept.addCopy('1', new Blob(['copy']))
  await openElsewhere()
  const answerAgain = installLateBrowser({ requests: { 'enhancement-batch': 'never' } })
  await takeBack()
  // The same photo, chosen anew.
  vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key, unkept: null })
  await choose('1 again.jpg')
  tool.enhanceAll()
  await expect.poll(statuses).toEqual(['completed'])
  tool.remove(first())
  expect(await results()).toEqual([key])
  answerAgain()
  await visit('a')
  expect(statuses()).toEqual(['completed'])
})

test('a batch that was running in another tab goes on where it’s taken over', async () => {
  await choose('1.jpg')
  await settle()
  const { openId } = localStore.state.library
  await openElsewhere()
  noteOpenBatch({ id: openId, running: [openId ?? ''], joining: null, names: {}, saving: 0 })
  await takeBack()
  await expect.poll(statuses).toEqual(['completed'])
})

describe('what people call a batch', () => {
  const called = () => [batch(), ...shelved()].map(({ name }) => name)

  test.each(['open', 'on the shelf'])(
    'stays with it, %s, when another tab has had the tool',
    async (place) => {
      await choose('1.jpg')
      tool.nameBatch(batch().id, 'Kitchen, Mentor')
      tool.newBatch()
      await choose('2.jpg')
      tool.nameBatch(batch().id, 'Hall')
      await settle()
      const [one, other] = [shelved()[0]?.id ?? '', batch().id]
      await visit(place === 'open' ? one : other)
      expect(called()).toEqual(place === 'open' ? ['Kitchen, Mentor', 'Hall'] : ['Hall', 'Kitchen, Mentor'])
    },
  )

  test('stays with it if there was no room for it, until there is some', async () => {
    await choose('1.jpg')
    await settle()
    const { put } = IDBObjectStore.prototype
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if ('saves' in (given[0] as object)) throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, given)
    })
    const { id } = batch()
    for (const name of ['Kitchen', 'Kitchen, Mentor']) tool.nameBatch(id, name)
    await openElsewhere()
    await takeBack()
    await expect.poll(() => batch().name).toBe('Kitchen, Mentor')
    expect((await kept.load()).batches.size).toBe(0)
    full.mockRestore()
    await choose('2.jpg')
    tool.remove(items().at(-1) as LocalItem)
    await expect.poll(async () => (await kept.load()).batches.get(id)?.name).toBe('Kitchen, Mentor')
  })
})

describe('a batch that people have exported', () => {
  const savedAt = async (time: number) => {
    const id = `${String(time).padStart(15, '0')} a`
    await resultStore.write(key, { name: '1.jpg' }, new Blob(['enhanced']))
    await keep([record(id, { batch: 'saved', status: 'completed', isSaved: true, key })])
    await kept.addCopy(id, new Blob(['copy']))
    await visit(null)
  }

  test('can be opened again, and knows as what it was saved', async () => {
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key: 'a', unkept: null })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await enhance('1.jpg')
    vi.mocked(readResult).mockResolvedValueOnce(new Blob(['enhanced']))
    await tool.download(first())
    await resultStore.write('a', { name: '1.jpg' }, new Blob(['enhanced']))
    await settle()
    await visit(null)
    const [saved] = shelved()
    expect(saved?.saves.map(({ as }) => as)).toEqual(['png'])
    tool.openBatch(saved?.id ?? '')
    expect([statuses(), first().isExported, batch().saves.length]).toEqual([['completed'], true, 1])
  })

  test('leaves the device after two weeks', async () => {
    await savedAt(Date.now() - 15 * 24 * 60 * 60_000)
    await expect.poll(async () => (await kept.load()).photos).toEqual([])
    await expect.poll(results).toEqual([])
    expect(shelf()).toEqual([])
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
    await settle()
    expect([localStore.state.uncopied.size, await results(), shelf()]).toEqual([0, [], []])
  })

  test('is remembered as saved by a device without any room: its result makes some', async () => {
    await resultStore.write('a', { name: '1.jpg' }, new Blob(['enhanced']))
    vi.mocked(enhancePhoto).mockResolvedValueOnce({ bytes: 8, key: 'a', unkept: null })
    await enhance('1.jpg')
    await settle()
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if ((given[0] as { key?: string }).key === 'a') throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, given)
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    vi.mocked(readResult).mockResolvedValueOnce(new Blob(['enhanced']))
    await tool.download(first())
    await expect.poll(async () => (await kept.load()).photos.map(({ isSaved }) => isSaved)).toEqual([true])
    expect(await results()).toEqual([])
  })
})
