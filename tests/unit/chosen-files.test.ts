import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortFiles } from '@/features/enhancement/local/input/sort-files'
import {
  enhancedName,
  inMegabytes,
  localItem,
  type Original,
} from '@/features/enhancement/local/store/local-item'
import { resultsOf } from '@/features/enhancement/local/store/results'
import { uniqueNames } from '@/features/enhancement/save/unique-names'
import { partsOf } from '@/features/enhancement/save/zip'

const file = (name: string, type = 'image/jpeg', lastModified = 0) =>
  new File(['x'], name, { type, lastModified })

function ids() {
  let count = 0
  return () => `${count++}`
}

describe('chosen files', () => {
  test('are kept if their type starts with image/, and the others are counted', () => {
    const files = [
      file('floor.jpg'),
      file('invoice.pdf', 'application/pdf'),
      file('untyped.png', ''),
      file('stairs.webp', 'image/webp'),
    ]
    const { images, skipped, known } = sortFiles(files, [], ids())
    expect(images.map(({ originalFile, status }) => [originalFile.name, status])).toEqual([
      ['floor.jpg', 'pending'],
      ['stairs.webp', 'pending'],
    ])
    expect({ skipped, known }).toEqual({ skipped: 2, known: 0 })
  })

  test('of iPhones are recognized by their names if the system does not know their type', () => {
    const files = [file('IMG_0001.HEIC', ''), file('floor.heif', ''), file('plan.heic', 'text/plain')]
    const { images, skipped } = sortFiles(files, [], ids())
    expect(images.map(({ originalFile }) => originalFile.name)).toEqual(['IMG_0001.HEIC', 'floor.heif'])
    expect(skipped).toBe(1)
  })

  test('are added once, even if they are chosen twice or again later', () => {
    const first = sortFiles([file('floor.jpg'), file('floor.jpg')], [], ids())
    expect(first).toMatchObject({ images: [{ id: '0' }], known: 1 })
    const again = [file('floor.jpg'), file('floor.jpg', 'image/jpeg', 1), file('stairs.jpg')]
    const second = sortFiles(again, first.images, ids())
    expect(second.images.map(({ originalFile }) => originalFile.name)).toEqual(['floor.jpg', 'stairs.jpg'])
    expect(second.known).toBe(1)
  })

  test('show their size in MB with two decimals', () => {
    expect(inMegabytes(1_572_864)).toBe('1.50 MB')
    expect(inMegabytes(0)).toBe('0.00 MB')
  })
})

describe('enhanced photographs', () => {
  test.each([
    ['photo.jpg', 'enhanced-photo.png'],
    ['2026.11.21 hall.jpeg', 'enhanced-2026.11.21 hall.png'],
    ['no-extension', 'enhanced-no-extension.png'],
  ])('%s is saved as %s', (name, saved) => {
    expect(enhancedName(name, false)).toBe(saved)
    expect(enhancedName(name, true)).toBe(saved.replace('.png', '.jpg'))
  })

  test('get unique names when saved together, and images without a result are left out', () => {
    const done = (id: string, name: string) => ({
      ...localItem(id, file(name) as unknown as Original),
      status: 'completed' as const,
      result: { bytes: 1, key: id, uncached: new Blob([id]) },
    })
    const items = [
      done('0', 'hall.jpg'),
      localItem('1', done('1', 'x.jpg').originalFile),
      done('2', 'Hall.png'),
    ]
    expect(resultsOf(items, false).map(({ name }) => name)).toEqual([
      'enhanced-hall.png',
      'enhanced-Hall (2).png',
    ])
  })

  test('are split in order into several zips when one would not fit into memory', () => {
    const results = [40, 50, 20, 200, 10].map((bytes) => ({
      name: `${bytes}`,
      bytes,
      read: async () => new Blob(),
    }))
    const parts = partsOf(results, 100).map((part) => part.map(({ bytes }) => bytes))
    expect(parts).toEqual([[40, 50], [20], [200], [10]])
  })

  test('never get the same name on any file system, and keep a name that is free', () => {
    const name = fc
      .tuple(
        fc.constantFrom('a', 'A', 'a (2)', 'b', '.a', ''),
        fc.constantFrom('.png', '', ' (2).png', '.PNG'),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (names) => {
        const unique = uniqueNames(names)
        expect(new Set(unique.map((one) => one.toLowerCase())).size).toBe(names.length)
        const [first] = names
        if (first !== undefined) expect(unique[0]).toBe(first)
      }),
    )
  })
})
