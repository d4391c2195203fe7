import { describe, expect, test, vi } from 'vitest'
import { emptyLibrary, type Library } from '@/features/enhancement/on-device/library'
import {
  type LibraryEvent,
  type LocalBatchEvent,
  reduceLibrary,
} from '@/features/enhancement/on-device/library-reducer'
import { type LocalItem, localItem, type Original } from '@/features/enhancement/on-device/photo'
import { createKeptBatches } from '@/features/enhancement/on-device/storage/batch-database'
import { expectResult } from '@/features/enhancement/on-device/storage/expected-results'
import { createLibraryKeeper, type KeepStatus } from '@/features/enhancement/on-device/storage/library-keeper'
import { createResultStore } from '@/features/enhancement/on-device/storage/results-database'
import { installLateBrowser } from '../fixtures/late-browser'
import { ownDatabase } from './databases'

const databaseName = ownDatabase()

const copy = (text: string) => new Blob([text], { type: 'image/jpeg' })
const original = (name: string, read = async () => copy(name)): Original => ({
  name,
  size: 1,
  type: 'image/jpeg',
  lastModified: 0,
  read,
})
const item = (id: string, batch = 'a', read?: () => Promise<Blob>): LocalItem =>
  localItem(id, original(id, read), batch)
const resultOf = (key: string) => ({ bytes: 1, key, unkept: null })

/** A library that the test changes, and its keeper. */
function setUp(first: Library = { ...emptyLibrary, isLoaded: true }) {
  const kept = createKeptBatches(databaseName())
  const results = createResultStore(`${databaseName()} results`)
  const reports: KeepStatus[] = []
  const onRefused = vi.fn()
  const onRoom = vi.fn()
  let library = first
  const keeper = createLibraryKeeper({
    kept,
    results,
    library: () => library,
    report: (status) => reports.push(status),
    onRefused,
    onRoom,
  })
  const send = (event: LibraryEvent) => {
    const before = library
    library = reduceLibrary(library, event)
    if (library !== before) keeper.follow(library, before)
  }
  const append = (...items: readonly LocalItem[]) =>
    send({ type: 'append', batch: items[0]?.batch ?? '', items })
  /** Enhances the next photo of a batch. */
  const handle = (
    id: string,
    outcome: Extract<LocalBatchEvent, { type: 'handle' }>['outcome'],
    batch = 'a',
  ) => {
    send({ type: 'start', batch })
    send({ type: 'take', batch })
    send({ type: 'handle', batch, id, outcome, milliseconds: 1 })
  }
  const complete = (id: string, key: string, batch = 'a') =>
    handle(id, { status: 'completed', result: resultOf(key) }, batch)
  const photos = async () => (await kept.load()).photos
  const stored = async () => (await results.keys()).toSorted()
  return { kept, results, keeper, send, append, handle, complete, photos, stored, reports, onRefused, onRoom }
}

const isStill = (reports: KeepStatus[]) => () => reports.at(-1)?.isCopying

describe('keeping the library', () => {
  test('follows additions, status changes and removals', async () => {
    const { send, append, handle, photos, reports } = setUp()
    const readRemoved = vi.fn(async () => copy('removed'))
    const gone = async () => {
      throw new DOMException('', 'NotFoundError')
    }
    append(item('1'), item('2'), item('3', 'a', readRemoved), item('4', 'a', gone), item('5'))
    send({ type: 'remove', batch: 'a', ids: ['3'] })
    handle('1', { status: 'completed', result: resultOf('the key') })
    handle('2', { status: 'failed', error: { kind: 'damaged' } })
    send({ type: 'take', batch: 'a' })
    send({
      type: 'handle',
      batch: 'a',
      id: '4',
      outcome: { status: 'failed', error: { kind: 'empty' } },
      milliseconds: 1,
    })
    const unkept = { ...resultOf('the key'), unkept: copy('enhanced') }
    send({ type: 'take', batch: 'a' })
    send({
      type: 'handle',
      batch: 'a',
      id: '5',
      outcome: { status: 'completed', result: unkept },
      milliseconds: 1,
    })
    await expect.poll(isStill(reports)).toBe(false)
    expect(readRemoved).not.toHaveBeenCalled()
    await expect.poll(photos).toMatchObject([
      { id: '1', status: 'completed', key: 'the key' },
      { id: '2', status: 'failed', error: { kind: 'damaged' } },
      // Its result is lost with the page.
      { id: '5', status: 'pending', key: null },
    ])
    send({ type: 'remove', batch: 'a', ids: ['1', '2', '4', '5'] })
    await expect.poll(photos).toEqual([])
  })

  test('follows a batch that isn’t open like the one that is', async () => {
    const { send, append, complete, photos, kept } = setUp()
    append(item('1'), item('2'))
    append(item('3', 'b'))
    complete('1', 'one')
    const results = [{ id: '1', key: 'one' }]
    send({ type: 'exported', batch: 'a', results, as: 'jpeg', at: 7 })
    await expect.poll(photos).toMatchObject([
      { id: '1', status: 'completed', isSaved: true },
      { id: '2', status: 'pending' },
      { id: '3', batch: 'b' },
    ])
    expect([...(await kept.load()).batches]).toEqual([['a', { name: '', saves: [{ as: 'jpeg', at: 7 }] }]])
    send({ type: 'remove', batch: 'a', ids: ['1', '2'] })
    await expect.poll(async () => (await kept.load()).batches.size).toBe(0)
    expect((await photos()).map(({ id }) => id)).toEqual(['3'])
  })

  test('keeps what batches are called, also while photos are copied', async () => {
    const { send, append, kept } = setUp()
    append(item('1', 'a', () => new Promise(() => {})))
    append(item('2', 'b'))
    for (const name of ['K', 'Ki', 'Kitchen, Mentor']) send({ type: 'named', batch: 'a', name })
    send({ type: 'named', batch: 'b', name: 'Hall' })
    const names = async () => [...(await kept.load()).batches.values()].map(({ name }) => name)
    await expect.poll(names).toEqual(['Kitchen, Mentor', 'Hall'])
    send({ type: 'named', batch: 'a', name: '' })
    await expect.poll(names).toEqual(['Hall'])
  })

  test('leaves what earlier visits have kept of a batch until it has read that', async () => {
    const { send, append, kept, photos } = setUp(emptyLibrary)
    const saves = [{ as: 'png', at: 1 }]
    await kept.write({ photos: [], removed: [], batches: new Map([['a', { name: 'Kitchen', saves }]]) })
    append(item('1'))
    send({ type: 'named', batch: 'a', name: 'Kitchen, Mentor' })
    await expect.poll(async () => (await photos()).length).toBe(1)
    const records = async () => [...(await kept.load()).batches]
    expect(await records()).toEqual([['a', { name: 'Kitchen', saves }]])
    const batches = [{ id: 'a', items: [item('0')], name: 'Kitchen', saves }]
    send({ type: 'load', batches })
    await expect.poll(records).toEqual([['a', { name: 'Kitchen, Mentor', saves }]])
  })

  test('writes nothing any more once it has ended, and tells which photos are kept', async () => {
    const { kept, keeper, send, append } = setUp()
    const slow = Promise.withResolvers<Blob>()
    append(
      item('1'),
      item('2', 'a', () => slow.promise),
      item('3'),
    )
    await expect.poll(() => ['1', '2', '3'].map(keeper.isKept)).toEqual([true, false, false])
    keeper.end()
    slow.resolve(copy('slow'))
    send({ type: 'remove', batch: 'a', ids: ['1', '2', '3'] })
    await keeper.written()
    const { photos, copies } = await kept.load()
    expect([photos.map(({ id }) => id), [...copies]]).toEqual([['1', '2', '3'], ['1']])
  })

  test('notes what has become of a photograph while others are still copied', async () => {
    const { append, handle, photos } = setUp()
    append(
      item('1'),
      item('2', 'a', () => new Promise(() => {})),
    )
    const first = async () => (await photos()).slice(0, 1)
    await expect.poll(first).toMatchObject([{ id: '1', status: 'pending' }])
    handle('1', { status: 'failed', error: { kind: 'empty' } })
    await expect.poll(first).toMatchObject([{ id: '1', status: 'failed' }])
  })

  test('keeps a photograph that is being enhanced as one that is still to be', async () => {
    const { append, photos } = setUp()
    // A tab may be at work before it's the one that keeps.
    append({ ...item('1'), status: 'processing' })
    await expect.poll(photos).toMatchObject([{ id: '1', status: 'pending' }])
  })

  test('removes a batch that is being deleted, and says when it has left', async () => {
    const { keeper, send, append, photos } = setUp()
    append(item('1'))
    append(item('2', 'b'))
    await expect.poll(async () => (await photos()).length).toBe(2)
    send({ type: 'leave', batch: 'a' })
    await keeper.written()
    expect((await photos()).map(({ id }) => id)).toEqual(['2'])
  })

  test('writes what has waited for a late storage as it is by then, in one go', async () => {
    const answerAgain = installLateBrowser({ requests: { [databaseName()]: 'never' } })
    const { send, append, complete, photos, kept } = setUp()
    const write = vi.spyOn(kept, 'write')
    append(item('1'), item('2'))
    complete('1', 'one')
    send({ type: 'remove', batch: 'a', ids: ['2'] })
    expect(write).toHaveBeenCalledTimes(1)
    answerAgain()
    await expect.poll(photos).toMatchObject([{ id: '1', status: 'completed' }])
    expect(write).toHaveBeenCalledTimes(2)
  })
})

describe('a full storage', () => {
  const refuse = (isRefused: (value: unknown) => boolean) => {
    const { put } = IDBObjectStore.prototype
    return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (isRefused(given[0])) throw new DOMException('Full', 'QuotaExceededError')
      return put.apply(this, given)
    })
  }

  test('is told of with the photos that have no copy, and tried again when there’s room', async () => {
    const { keeper, append, send, reports, kept } = setUp()
    const full = refuse((value) => value instanceof Blob)
    append(item('1'), item('2'))
    const last = () => reports.at(-1)
    await expect
      .poll(last)
      .toEqual({ uncopied: new Set(['1', '2']), isCopying: false, storageProblem: 'full' })
    send({ type: 'remove', batch: 'a', ids: ['2'] })
    await expect.poll(() => last()?.uncopied).toEqual(new Set(['1']))
    full.mockRestore()
    keeper.repeatRefused()
    await expect.poll(async () => [...(await kept.load()).copies]).toEqual(['1'])
    await expect.poll(() => last()?.uncopied).toEqual(new Set())
  })

  test('has no room for a name either: it’s written when some comes', async () => {
    const { keeper, append, send, kept, photos } = setUp()
    append(item('1'))
    await expect.poll(async () => (await photos()).length).toBe(1)
    const full = refuse(() => true)
    send({ type: 'named', batch: 'a', name: 'Kitchen, Mentor' })
    await keeper.written()
    expect([(await kept.load()).batches.size, keeper.unwrittenBatches()]).toEqual([0, ['a']])
    full.mockRestore()
    keeper.repeatRefused()
    await keeper.written()
    expect((await kept.load()).batches.get('a')?.name).toBe('Kitchen, Mentor')
    expect(keeper.unwrittenBatches()).toEqual([])
  })

  test('refuses one photo’s state and takes the others’, and says which it was', async () => {
    const { keeper, append, handle, photos, onRefused } = setUp()
    append(item('1'), item('2'))
    await expect.poll(async () => (await photos()).length).toBe(2)
    const full = refuse((value) => (value as { key?: string }).key === 'one')
    handle('1', { status: 'completed', result: resultOf('one') })
    handle('2', { status: 'completed', result: resultOf('two') })
    await expect.poll(photos).toMatchObject([{ status: 'pending' }, { status: 'completed' }])
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }))
    full.mockRestore()
    keeper.repeatRefused()
    await expect.poll(photos).toMatchObject([{ status: 'completed' }, { status: 'completed' }])
  })

  test('takes a state that comes while the one before it is refused', async () => {
    const { kept, send, append, complete, photos } = setUp()
    append(item('1'))
    await expect.poll(async () => (await photos()).length).toBe(1)
    const answered = Promise.withResolvers<void>()
    const { write } = kept
    vi.spyOn(kept, 'write').mockImplementation(async (difference) => {
      if (difference.photos[0]?.key !== 'one') return write(difference)
      await answered.promise
      throw new DOMException('Full', 'QuotaExceededError')
    })
    complete('1', 'one')
    send({ type: 'rotated', batch: 'a', id: '1', key: 'one', by: resultOf('two') })
    answered.resolve()
    await expect.poll(photos).toMatchObject([{ key: 'two' }])
  })
})

describe('results', () => {
  const write = async (store: ReturnType<typeof setUp>['results'], ...keys: readonly string[]) => {
    for (const key of keys) await store.write(key, { name: key }, copy(key))
  }

  test('leave with the last photo that refers to them, with their JPEGs', async () => {
    const { results, send, append, complete, stored, onRoom } = setUp()
    await write(results, 'one', 'one jpeg', 'shared', 'shared web')
    append(item('1'), item('2'))
    complete('1', 'one')
    complete('2', 'shared')
    append(item('3', 'b'))
    complete('3', 'shared', 'b')
    send({ type: 'remove', batch: 'a', ids: ['1', '2'] })
    await expect.poll(stored).toEqual(['shared', 'shared web'])
    expect(onRoom).toHaveBeenCalled()
    send({ type: 'remove', batch: 'b', ids: ['3'] })
    await expect.poll(stored).toEqual([])
  })

  test('leave after their photo’s record says that it has another one', async () => {
    const { kept, results, send, append, complete, photos, stored } = setUp()
    await write(results, 'old', 'new')
    append(item('1'))
    complete('1', 'old')
    await expect.poll(photos).toMatchObject([{ key: 'old' }])
    const noted = Promise.withResolvers<void>()
    const { write: put } = kept
    vi.spyOn(kept, 'write').mockImplementation(async (difference) => {
      await noted.promise
      return put(difference)
    })
    send({ type: 'rotated', batch: 'a', id: '1', key: 'old', by: resultOf('new') })
    expect(await stored()).toEqual(['new', 'old'])
    noted.resolve()
    await expect.poll(stored).toEqual(['new'])
    expect(await photos()).toMatchObject([{ key: 'new' }])
  })

  test('stay while a photo is about to have them', async () => {
    const { results, keeper, send, append, stored } = setUp()
    await write(results, 'expected')
    append(item('1'))
    expectResult('1', 'expected')
    await keeper.removeUnused(['expected'])
    expect(await stored()).toEqual(['expected'])
    send({ type: 'remove', batch: 'a', ids: ['1'] })
    await expect.poll(stored).toEqual([])
  })

  test('stay until it’s known what earlier visits have kept', async () => {
    const { results, keeper, send, append, complete, stored } = setUp(emptyLibrary)
    await write(results, 'of an earlier visit', 'stored meanwhile', 'one')
    append(item('1'))
    complete('1', 'one')
    send({ type: 'remove', batch: 'a', ids: ['1'] })
    await keeper.removeUnused(['of an earlier visit', 'stored meanwhile'])
    expect(await stored()).toEqual(['of an earlier visit', 'one', 'stored meanwhile'])
    const earlier = { ...item('0'), status: 'completed', result: resultOf('of an earlier visit') } as const
    send({ type: 'load', batches: [{ id: 'a', items: [earlier], name: '', saves: [] }] })
    await expect.poll(stored).toEqual(['of an earlier visit'])
  })
})
