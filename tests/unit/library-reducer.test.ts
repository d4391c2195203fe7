import { describe, expect, test } from 'vitest'
import { emptyLibrary, isSettled, type Library, openBatchOf } from '@/features/enhancement/on-device/library'
import { type LibraryEvent, reduceLibrary } from '@/features/enhancement/on-device/library-reducer'
import { isOver } from '@/features/enhancement/on-device/longest-stay'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { firstToGo, roomFreedBy, roomOf, savedResultsOf } from '@/features/enhancement/on-device/room'
import { shelfOf } from '@/features/enhancement/on-device/shelf'
import { jpegKey } from '@/features/enhancement/on-device/storage/results-database'
import { libraryOf, localBatch } from '../fixtures/library'
import { originalOf } from '../fixtures/original'

const day = 24 * 60 * 60_000
const today = Date.UTC(2026, 10, 27)

const item = (changes: Partial<LocalItem> = {}, addedAt = today): LocalItem => ({
  ...localItem(`${String(addedAt).padStart(15, '0')} a`, originalOf('1.jpg', new Blob())),
  ...changes,
})
const saved = { status: 'completed', isExported: true } as const
const failed = (kind: string) => item({ status: 'failed', error: { kind } })

const photo = (id: string, changes: Partial<LocalItem> = {}) => item({ id, ...changes })
const resultOf = (key: string) => ({ bytes: 10, key, unkept: null })
const done = (id: string, changes: Partial<LocalItem> = {}) =>
  photo(id, { status: 'completed', result: resultOf(`key of ${id}`), ...changes })
const address = (id: string) => ({ id, key: `key of ${id}` })

const afterEvents = (library: Library, ...events: LibraryEvent[]) => events.reduce(reduceLibrary, library)

/** Each photo of a batch in one letter: pending, processing, completed, saved or failed. */
const signsOf = (library: Library, batch: string) =>
  library.batches
    .get(batch)
    ?.items.map(({ status, isExported }) => (isExported ? 's' : status === 'processing' ? '>' : status[0]))
    .join('')

describe('a batch', () => {
  test.each([
    ['of which all is saved', [item(saved), item(saved)], true],
    ['with a photo that isn’t saved', [item(saved), item()], false],
    ['with a photo that a retry may help', [item(saved), failed('storage full')], false],
    ['with a photo that no retry can help', [item(saved), failed('damaged')], true],
  ])('%s: settled is %3$s', (_, items, expected) => {
    expect(isSettled({ items })).toBe(expected)
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
    expect(isOver({ items, saves }, today)).toBe(expected)
  })

  test('begins with its first photo, and is opened; with its last one it’s gone', () => {
    const begun = afterEvents(
      { ...emptyLibrary, isLoaded: true },
      { type: 'append', batch: 'a', items: [photo('1')] },
    )
    expect([begun.openId, openBatchOf(begun).items.length]).toEqual(['a', 1])
    const empty = afterEvents(begun, { type: 'remove', batch: 'a', ids: ['1'] })
    expect([empty.openId, empty.batches.size]).toEqual([null, 0])
    expect(afterEvents(empty, { type: 'append', batch: 'b', items: [] }), 'no photo begins none').toEqual(
      empty,
    )
  })

  test('that isn’t known is changed by nothing', () => {
    const library = libraryOf([localBatch('a', [done('1')])])
    expect(
      afterEvents(library, { type: 'saving', batch: 'gone', saving: null }, { type: 'pause', batch: 'gone' }),
    ).toBe(library)
  })
})

// Whatever happens to a batch happens to it alone, whichever one is open.
describe.each([
  ['open', 'one'],
  ['on the shelf', 'other'],
  ['on the shelf of an empty list', null],
])('a batch that is %s', (_, openId) => {
  const library = libraryOf(
    [localBatch('one', [done('1'), done('2')]), localBatch('other', [done('3')])],
    openId,
  )
  const other = library.batches.get('other')
  const happens = (...events: LibraryEvent[]) => {
    const now = afterEvents(library, ...events)
    expect(now.batches.get('other'), 'the other one stays as it is').toBe(other)
    expect(now.openId).toBe(openId)
    return now
  }

  test('knows what was saved of it, as what and when', () => {
    const now = happens({ type: 'exported', batch: 'one', results: [address('1')], as: 'jpeg', at: 1 })
    expect([signsOf(now, 'one'), now.batches.get('one')?.saves]).toEqual(['sc', [{ as: 'jpeg', at: 1 }]])
    const again = afterEvents(now, {
      type: 'exported',
      batch: 'one',
      results: [address('2')],
      as: 'png',
      at: 2,
    })
    expect(again.batches.get('one')?.saves.map(({ as }) => as)).toEqual(['jpeg', 'png'])
  })

  test.each<[string, LibraryEvent]>([
    ['removed', { type: 'remove', batch: 'one', ids: ['1'] }],
    [
      'made anew',
      { type: 'rotated', batch: 'one', ...address('1'), by: { ...resultOf('another'), unkept: null } },
    ],
    ['rotated, though its file isn’t written yet', { type: 'rotate', batch: 'one', ...address('1') }],
  ])('isn’t saved by a save whose result was %s meanwhile', (_, event) => {
    const now = happens(event, { type: 'exported', batch: 'one', results: [address('1')], as: 'png', at: 1 })
    expect(now.batches.get('one')?.saves).toEqual([])
    expect(signsOf(now, 'one')).not.toContain('s')
  })

  test('is called what people call it, letter by letter', () => {
    const now = happens(
      { type: 'named', batch: 'one', name: 'Kitchen,' },
      { type: 'named', batch: 'one', name: 'Kitchen, Mentor' },
    )
    expect(now.batches.get('one')?.name).toBe('Kitchen, Mentor')
    expect(afterEvents(now, { type: 'named', batch: 'one', name: 'Kitchen, Mentor' }), 'nothing is new').toBe(
      now,
    )
    expect(happens({ type: 'named', batch: 'gone', name: 'Hall' })).toBe(library)
  })

  test('loses a result that is gone, unless the photo has another one by now', () => {
    const gone: LibraryEvent = { type: 'forget', batch: 'one', results: [address('1')] }
    expect(signsOf(happens(gone), 'one')).toBe('pc')
    const rotated = { type: 'rotated', batch: 'one', ...address('1'), by: resultOf('new') } as const
    expect(signsOf(happens(rotated, gone), 'one')).toBe('cc')
  })

  test('is rotated as often as it’s pressed, and its file follows', () => {
    const press: LibraryEvent = { type: 'rotate', batch: 'one', ...address('1') }
    const rotationIn = (now: Library) => now.batches.get('one')?.items[0]?.result?.rotation
    const pressed = happens(press, press)
    expect(rotationIn(pressed)).toEqual({ inFile: 0, wanted: 2 })
    // One more press, while the file is written as it was wanted before.
    const by = { ...resultOf('new'), rotation: { inFile: 2, wanted: 2 } }
    const written = afterEvents(pressed, press, { type: 'rotated', batch: 'one', ...address('1'), by })
    expect(rotationIn(written)).toEqual({ inFile: 2, wanted: 3 })
    const refused = afterEvents(written, { type: 'not rotated', batch: 'one', id: '1', key: 'new' })
    expect(rotationIn(refused)).toEqual({ inFile: 2, wanted: 2 })
  })

  test('isn’t saved any more once it’s rotated: nobody has it that way', () => {
    const save: LibraryEvent = { type: 'exported', batch: 'one', results: [address('1')], as: 'png', at: 1 }
    expect(signsOf(happens(save, { type: 'rotate', batch: 'one', ...address('1') }), 'one')).toBe('cc')
  })

  test('has a result in storage that comes there late, and is saved as it was', () => {
    const inMemory = { ...resultOf('key of 1'), unkept: new Blob() }
    const late = libraryOf(
      [localBatch('one', [done('1', { result: inMemory })]), localBatch('other', [])],
      openId,
    )
    const now = afterEvents(
      late,
      { type: 'exported', batch: 'one', results: [address('1')], as: 'png', at: 1 },
      { type: 'stored', batch: 'one', ...address('1') },
    )
    expect(now.batches.get('one')?.items[0]).toMatchObject({ isExported: true, result: { unkept: null } })
  })

  test('is enhanced, paused and saved', () => {
    const saving = { written: 1, total: 2 }
    const now = happens(
      { type: 'append', batch: 'one', items: [photo('4')] },
      { type: 'start', batch: 'one' },
      { type: 'take', batch: 'one' },
      { type: 'saving', batch: 'one', saving },
    )
    expect([signsOf(now, 'one'), now.batches.get('one')?.saving]).toEqual(['cc>', saving])
    const leaving = afterEvents(now, { type: 'leave', batch: 'one' })
    expect(leaving.batches.get('one')).toMatchObject({ isLeaving: true, phase: 'paused' })
  })
})

describe('what earlier visits have kept', () => {
  const kept = (id: string, items: readonly LocalItem[]) => ({
    ...{ id, items, name: 'Kitchen, Mentor' },
    saves: [{ as: 'png', at: 1 }],
  })
  const load = (library: Library, ...batches: ReturnType<typeof kept>[]) =>
    afterEvents(library, { type: 'load', batches })

  test('comes into the list it was in, behind what was chosen meanwhile', () => {
    const chosen = afterEvents(
      emptyLibrary,
      { type: 'open', id: 'a' },
      { type: 'append', batch: 'a', items: [photo('3', { originalFile: originalOf('3.jpg', new Blob()) })] },
    )
    const now = load(chosen, kept('a', [done('1'), photo('2')]), kept('b', [done('9')]))
    expect(openBatchOf(now).items.map(({ id }) => id)).toEqual(['3', '1', '2'])
    expect([now.isLoaded, shelfOf(now).map(({ id }) => id)]).toEqual([true, ['b']])
    expect([openBatchOf(now).saves.length, openBatchOf(now).name]).toEqual([1, 'Kitchen, Mentor'])
  })

  test('has its place among what a tab had to keep to itself when another took over', () => {
    const onlyHere = photo('2', { originalFile: originalOf('2.jpg', new Blob()) })
    const library = libraryOf([localBatch('a', [photo('1'), onlyHere, photo('3')])])
    const left = afterEvents(library, { type: 'let go', stays: ({ id }) => id === '2' })
    const now = load(left, kept('a', [photo('1'), photo('3')]))
    expect(openBatchOf(now).items.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test('is called what was typed before it came', () => {
    const typed = afterEvents(
      emptyLibrary,
      { type: 'open', id: 'a' },
      { type: 'append', batch: 'a', items: [photo('3')] },
      { type: 'named', batch: 'a', name: 'Hall' },
    )
    expect(openBatchOf(load(typed, kept('a', [done('1')]))).name).toBe('Hall')
  })

  test('waits if it had begun, and a file that was chosen again is one', () => {
    const waiting = afterEvents(emptyLibrary, { type: 'open', id: 'a' })
    expect(openBatchOf(load(waiting, kept('a', [done('1'), photo('2')]))).phase).toBe('paused')
    const again = afterEvents(waiting, { type: 'append', batch: 'a', items: [photo('new')] })
    expect(openBatchOf(load(again, kept('a', [photo('1')]))).items.map(({ id }) => id)).toEqual(['1'])
  })

  test('isn’t awaited any more if it’s gone', () => {
    expect(load(afterEvents(emptyLibrary, { type: 'open', id: 'a' })).openId).toBeNull()
  })

  test('is left to another tab, but for what that can’t have', () => {
    const library = libraryOf([
      localBatch('a', [done('1'), photo('2', { status: 'processing' })], { phase: 'running', name: 'Hall' }),
      localBatch('b', [done('3')]),
    ])
    const left = afterEvents(library, { type: 'let go', stays: ({ id }) => id === '2' })
    expect([signsOf(left, 'a'), left.batches.size, left.isLoaded]).toEqual(['p', 1, false])
    expect([openBatchOf(left).phase, openBatchOf(left).name]).toEqual(['idle', 'Hall'])
  })
})

describe('room', () => {
  test('is given up by the oldest settled batch of the shelf first, and never by one that isn’t', () => {
    const batches = [
      localBatch('open', [item(saved, today - 3 * day)]),
      localBatch('newest', [item(saved, today)]),
      localBatch('older', [item(saved, today - day)]),
      localBatch('unsaved', [item({}, today - 2 * day)]),
    ]
    expect(firstToGo(libraryOf(batches))?.id).toBe('older')
    expect(
      firstToGo(libraryOf([batches[0], batches[3]].filter((batch) => batch !== undefined))),
    ).toBeUndefined()
    const beingSaved = batches.map((batch) => ({ ...batch, saving: { written: 0, total: 1 } }))
    expect(firstToGo(libraryOf(beingSaved))).toBeUndefined()
    expect(savedResultsOf(localBatch('half', [done('1', saved), done('2')])).map(({ id }) => id)).toEqual([
      '1',
    ])
  })

  test('that deleting frees is what is stored for that batch alone', () => {
    const items = [photo('1', { bytes: 100 }), done('2', { bytes: 200 }), done('3', { bytes: 400 })]
    const same = done('4', { result: resultOf('key of 3') })
    const jpegs = new Map([[jpegKey('key of 2', 'web'), 1]])
    const freed = (uncopied: readonly string[], others: readonly LocalItem[]) =>
      roomFreedBy({ items }, others, new Set(uncopied), jpegs)
    expect(freed([], [])).toBe(100 + 200 + 400 + 10 + 10 + 1)
    expect(freed(['1'], [same]), 'one has no copy, and another batch needs a result').toBe(200 + 400 + 10 + 1)
  })

  test('counts what isn’t kept: results in memory that nobody has, and photos without a copy', () => {
    const inMemory = done('1', { result: { ...resultOf('1'), unkept: new Blob(['1234']) } })
    const items = [inMemory, { ...inMemory, id: '2', isExported: true }, photo('3'), photo('4'), done('5')]
    const { unkept, uncopied, bytesInMemory } = roomOf(items, new Set(['4', '5']))
    expect([unkept, uncopied].map((some) => some.map(({ id }) => id))).toEqual([['1'], ['4']])
    expect(bytesInMemory).toBe(8)
  })
})
