import { describe, expect, test } from 'vitest'
import { allItems, emptyLibrary, type Library } from '@/features/enhancement/on-device/library'
import { type LibraryEvent, reduceLibrary } from '@/features/enhancement/on-device/library-reducer'
import { localItem } from '@/features/enhancement/on-device/photo'
import type {
  BatchRecord,
  KeptBatches,
  KeptPhoto,
} from '@/features/enhancement/on-device/storage/batch-database'
import { unreferencedIn, withJpegs } from '@/features/enhancement/on-device/storage/library-difference'
import { createLibraryKeeper } from '@/features/enhancement/on-device/storage/library-keeper'
import type { ResultRecord } from '@/features/enhancement/on-device/storage/results-database'
import { storedBatches } from '@/features/enhancement/on-device/storage/stored-batches'
import { originalOf } from '../fixtures/original'

// A page may end between any two writes, by itself or since another tab takes the tool over while some are still on
// their way. Whenever that is: nothing that a photo refers to is gone, and nothing stays that no photo refers to.

interface Stored {
  readonly photos: ReadonlyMap<string, KeptPhoto>
  readonly copies: ReadonlySet<string>
  readonly batches: ReadonlyMap<string, BatchRecord>
  readonly results: ReadonlyMap<string, ResultRecord>
}

/** One write, as it changes what is stored. */
type Write = (stored: Stored) => Stored

const nothing: Stored = { photos: new Map(), copies: new Set(), batches: new Map(), results: new Map() }

const record = (photo: string, rotation?: number): ResultRecord => ({
  ...{ name: `${photo}.jpg`, photo, size: 8, type: 'image/png' },
  rotation,
})

const without = <Value>(map: ReadonlyMap<string, Value>, keys: readonly string[]) =>
  new Map([...map].filter(([key]) => !keys.includes(key)))

/**
 * Notes each write to a storage that takes its time.
 *
 * @param isEnded true once another tab has the tool
 */
function slowStorage() {
  const writes: Write[] = []
  const write = async (change: Write) => {
    writes.push(change)
    // An answer takes a while, in which more happens.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  const kept: Pick<KeptBatches, 'write' | 'addCopy'> = {
    write: ({ photos, removed, batches }) =>
      write((stored) => ({
        ...stored,
        photos: new Map([...without(stored.photos, removed), ...photos.map((one) => [one.id, one] as const)]),
        copies: new Set([...stored.copies].filter((id) => !removed.includes(id))),
        batches: new Map(
          [...new Map([...stored.batches, ...batches])].filter(
            ([, { name, saves }]) => name || saves.length > 0,
          ),
        ),
      })),
    addCopy: (id) => write((stored) => ({ ...stored, copies: new Set([...stored.copies, id]) })),
  }
  return {
    writes,
    kept: kept as KeptBatches,
    writeResult: (key: string, one: ResultRecord) =>
      write((stored) => ({ ...stored, results: new Map([...stored.results, [key, one]]) })),
    removeResults: (keys: readonly string[]) =>
      write((stored) => ({ ...stored, results: without(stored.results, keys) })),
  }
}

/** Lets all that waits for an answer go on, and what follows from it. */
const untilStill = async () => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve()
}

/** A crew's day: two batches, enhanced, rotated, saved, one photo removed, one batch deleted. */
async function aDay(): Promise<readonly Write[]> {
  const { writes, kept, writeResult, removeResults } = slowStorage()
  let library: Library = { ...emptyLibrary, isLoaded: true }
  const keeper = createLibraryKeeper({
    kept,
    results: { remove: removeResults },
    library: () => library,
    report: () => {},
    onRefused: () => {},
    onRoom: () => {},
  })
  const send = (event: LibraryEvent) => {
    const before = library
    library = reduceLibrary(library, event)
    keeper.follow(library, before)
  }
  const append = (batch: string, ...ids: readonly string[]) =>
    send({
      type: 'append',
      batch,
      items: ids.map((id) => localItem(id, originalOf(`${id}.jpg`, new Blob([id])), batch)),
    })
  const enhance = async (batch: string, id: string) => {
    send({ type: 'start', batch })
    send({ type: 'take', batch })
    await writeResult(`of ${id}`, record(id))
    const result = { bytes: 8, key: `of ${id}`, unkept: null }
    send({ type: 'handle', batch, id, outcome: { status: 'completed', result }, milliseconds: 1 })
  }
  const rotate = async (batch: string, id: string, key: string, to: string, wanted: number) => {
    send({ type: 'rotate', batch, id, key })
    await writeResult(to, record(id, wanted))
    const by = { bytes: 8, key: to, unkept: null, rotation: { inFile: wanted, wanted } }
    send({ type: 'rotated', batch, id, key, by })
  }

  append('a', '1', '2', '3')
  send({ type: 'named', batch: 'a', name: 'Kitchen, Mentor' })
  await enhance('a', '1')
  append('b', '4')
  send({ type: 'named', batch: 'b', name: 'Hall' })
  await enhance('a', '2')
  await rotate('a', '1', 'of 1', 'rotated 1', 1)
  await enhance('b', '4')
  await rotate('a', '1', 'rotated 1', 'rotated 2', 2)
  send({ type: 'exported', batch: 'a', results: [{ id: '2', key: 'of 2' }], as: 'png', at: 1 })
  send({ type: 'remove', batch: 'a', ids: ['2'] })
  await enhance('a', '3')
  await untilStill()
  send({ type: 'leave', batch: 'b' })
  await keeper.written()
  send({ type: 'remove', batch: 'b', ids: ['4'] })
  await untilStill()
  return writes
}

/** What the next page finds. */
function load({ photos, copies, batches: records, results }: Stored) {
  const all = [...photos.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  const batches = storedBatches({ photos: all, copies, batches: records }, results, async () => new Blob())
  const orphans = [...copies].filter((id) => !photos.has(id))
  return {
    library: reduceLibrary(emptyLibrary, { type: 'load', batches }),
    found: { orphans, batches: records, hasForeign: false },
    keys: [...results.keys()],
  }
}

function expectNothingIsMissing(stored: Stored, library: Library) {
  for (const { id, result, error } of allItems(library)) {
    if (result) expect([...stored.results.keys()], `the result of ${id}`).toContain(result.key)
    const isStored = [...stored.results.values()].some(({ photo }) => photo === id)
    if (isStored) expect(result, `photo ${id} isn’t enhanced again`).not.toBeNull()
    if (stored.copies.has(id)) expect(error?.kind, `photo ${id} has a copy`).not.toBe('not copied')
  }
}

const writes = await aDay()
const storedAfter = (count: number) =>
  writes.slice(0, count).reduce((stored, write) => write(stored), nothing)
const moments = writes.map((_, index) => index)

test('a whole day leaves what there is at its end, and nothing else', () => {
  const { photos, copies, batches, results } = storedAfter(writes.length)
  expect([...photos.keys()]).toEqual(['1', '3'])
  expect([...copies]).toEqual(['1', '3'])
  expect([...results.keys()].sort()).toEqual(['of 3', 'rotated 2'])
  expect([...batches]).toEqual([['a', { name: 'Kitchen, Mentor', saves: [{ as: 'png', at: 1 }] }]])
})

describe.each(moments)('a page that ends after write %d', (count) => {
  const stored = storedAfter(count)
  const { library, found, keys } = load(stored)

  test('leaves all that photos refer to, and each photo that was there', () => {
    expectNothingIsMissing(stored, library)
    expect(allItems(library).map(({ id }) => id)).toEqual([...stored.photos.keys()].sort())
  })

  test('leaves nothing for ever: the next one removes what nothing refers to, and nothing else', () => {
    const { photos, results } = unreferencedIn(found, keys, library)
    const left = {
      copies: [...stored.copies].filter((id) => !photos.includes(id)),
      results: keys.filter((key) => !results.includes(key)),
    }
    const items = allItems(library)
    const used = withJpegs(items.flatMap(({ result }) => result?.key ?? []))
    expect(left.results.filter((key) => !used.has(key))).toEqual([])
    expect(left.copies.filter((id) => !items.some((item) => item.id === id))).toEqual([])
    for (const { result } of items) if (result) expect(left.results).toContain(result.key)
  })

  // Each write of this tab ends another one's wait, so no more than three are on their way at once: the records, a copy
  // and a result.
  test.each([1, 2, 3])(
    'while %d more of its writes come after another tab has loaded what there was',
    (late) => {
      const sweep = unreferencedIn(found, keys, library)
      const arrived = storedAfter(Math.min(count + late, writes.length))
      const swept: Stored = {
        ...arrived,
        results: without(arrived.results, sweep.results),
        copies: new Set([...arrived.copies].filter((id) => !sweep.photos.includes(id))),
      }
      // What the other tab has in its list is there, unless the old one has removed it itself.
      for (const { result } of allItems(library))
        if (result && arrived.results.has(result.key)) expect([...swept.results.keys()]).toContain(result.key)
      // And so is what the visit after that finds.
      expectNothingIsMissing(swept, load(swept).library)
    },
  )
})
