import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enhancedPath, uniqueNames } from '@/features/enhancement/on-device/export/file-names'
import { fromFile, newImages, splitImages } from '@/features/enhancement/on-device/input/chosen-files'
import { pathOf } from '@/features/enhancement/on-device/photo'
import { inMegabytes, roughSize } from '@/features/enhancement/on-device/size-words'

const file = (name: string, type = 'image/jpeg', lastModified = 0) =>
  // As in a browser.
  Object.assign(new File(['x'], name, { type, lastModified }), { webkitRelativePath: '' })

const names = (files: readonly File[]) => files.map(({ name }) => name)
const noCopy = async () => {
  throw new DOMException('There is none', 'NotFoundError')
}
const asItem = (chosen: File) => fromFile(chosen, 'batch', noCopy)

describe('chosen files', () => {
  test('are images if their type starts with image/, or if they have none and begin like one', async () => {
    const { images, others } = await splitImages([
      file('floor.jpg'),
      file('invoice.pdf', 'application/pdf'),
      file('untyped.png', ''),
      new File(['\x89PNG and so on'.replace('\x89', '')], 'text', { type: '' }),
      new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], '🏠 without an ending', { type: '' }),
      new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC', { type: '' }),
    ])
    expect(names(images)).toEqual(['floor.jpg', '🏠 without an ending', 'IMG_0001.HEIC'])
    expect(names(others)).toEqual(['invoice.pdf', 'untyped.png', 'text'])
  })

  test('are added once, even if they are chosen twice or again later', () => {
    const first = newImages([file('floor.jpg'), file('floor.jpg')], [], asItem)
    expect(first).toMatchObject([{ status: 'pending', originalFile: { name: 'floor.jpg' } }])
    const again = [file('floor.jpg'), file('floor.jpg', 'image/jpeg', 1), file('stairs.jpg')]
    const second = newImages(again, first, asItem)
    expect(second.map(({ originalFile }) => originalFile.name)).toEqual(['floor.jpg', 'stairs.jpg'])
  })

  test('are of one name twice if each is in another folder, and known again without its folder', () => {
    const inFolder = (path: string) =>
      Object.defineProperty(file('floor.jpg'), 'webkitRelativePath', { value: path })
    const files = [inFolder('July/hall/floor.jpg'), inFolder('July/stairs/floor.jpg')]
    const first = newImages(files, [], asItem)
    const paths = first.map(({ originalFile }) => pathOf(originalFile))
    expect(paths).toEqual(['July/hall/floor.jpg', 'July/stairs/floor.jpg'])
    expect(newImages([...files, file('floor.jpg')], first, asItem)).toEqual([])
  })

  test('are read from their copy when they are gone, like those of a card that was pulled out', async () => {
    const gone = file('floor.jpg')
    gone.slice = () => ({ arrayBuffer: noCopy }) as unknown as Blob
    const copy = new Blob(['copy'])
    expect(await fromFile(gone, 'batch', async () => copy).originalFile.read()).toBe(copy)
    await expect(fromFile(gone, 'batch', noCopy).originalFile.read()).rejects.toThrow('There is none')
  })

  test('show their size in MB with two decimals', () => {
    expect(inMegabytes(1_572_864)).toBe('1.50 MB')
    expect(inMegabytes(0)).toBe('0.00 MB')
    const megabyte = 1024 ** 2
    expect([3.41, 9.99, 486.4, 999.6, 1252.6].map((size) => roughSize(size * megabyte))).toEqual([
      '3.4 MB',
      '10 MB',
      '486 MB',
      '1.0 GB',
      '1.2 GB',
    ])
  })
})

describe('enhanced photographs', () => {
  test.each([
    ['photo.jpg', 'enhanced-photo.png'],
    ['2026.11.21 hall.jpeg', 'enhanced-2026.11.21 hall.png'],
    ['no-extension', 'enhanced-no-extension.png'],
    ['Floor 12.30.2026', 'enhanced-Floor 12.30.2026.png'],
    ['.jpg', 'enhanced-photo.png'],
    ['cafe\u0301.HEIC', 'enhanced-caf\u00e9.png'],
    ['floor\u202egpj.exe.jpg', 'enhanced-floor_gpj.exe.png'],
    // Windows refuses these characters, and unzip names of more than 255 bytes.
    ['a"b<c>|d?e*f:g\\h.jpg', 'enhanced-a_b_c__d_e_f_g_h.png'],
    [`${'x'.repeat(254)}.jpg`, `enhanced-${'x'.repeat(200)}.png`],
    [`${'🏠'.repeat(60)}.jpg`, `enhanced-${'🏠'.repeat(50)}.png`],
  ])('%s is saved as %s', (name, saved) => {
    expect(enhancedPath({ name }, '.png')).toBe(saved)
    expect(enhancedPath({ name, folder: 'July/../a:b' }, '.jpg')).toBe(
      `July/_/a_b/${saved.replace('.png', '.jpg')}`,
    )
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
