import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { downloadZip } from 'client-zip'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Options } from '@/content/records/schemas.ts'
import { forPublication } from '../../tools/photo-for-publication.ts'
import { takePhotographs } from '../../tools/photos.ts'
import { checkRecords } from '../../tools/records/check-records.ts'
import {
  listPhotographs,
  namedPhotographs,
  photographsWithPlace,
  wordlessPhotographs,
  writePhotoNames,
} from '../../tools/vite/listed-photographs.ts'
import { describeOriginals } from '../../tools/vite/photographs.ts'

const repository = join(import.meta.dirname, '../..')

let root: string
let given: string
const photo = (name: string) => join(root, 'src/photos', name)
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c99356' } })
const give = (name: string, bytes: Buffer) => writeFileSync(join(given, name), bytes)

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root })
function commit(): void {
  git('add', '.')
  git('commit', '--quiet', '--message', 'Photographs')
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'photos-'))
  given = mkdtempSync(join(tmpdir(), 'given-'))
  mkdirSync(join(root, 'src/photos'), { recursive: true })
  for (const name of ['hall.jpg', 'stairs.jpg'])
    writeFileSync(photo(name), await picture(60, 40).jpeg().toBuffer())
  git('init', '--quiet')
  commit()
})
afterEach(() => {
  for (const folder of [root, given]) rmSync(folder, { recursive: true })
})

test('enhanced files of a zip replace the photographs of their names, in their size', async () => {
  const files = [
    { name: 'new/enhanced-hall.png', input: await picture(90, 60).png().toBuffer() },
    { name: 'enhanced-Stairs (1).webp', input: await picture(120, 80).webp().toBuffer() },
    { name: 'enhanced-attic.png', input: await picture(90, 60).png().toBuffer() },
  ]
  give('photos.zip', Buffer.from(await downloadZip(files).arrayBuffer()))
  expect(await takePhotographs([join(given, 'photos.zip')], root)).toEqual([
    expect.stringMatching(/^hall\.jpg: replaced/),
    expect.stringMatching(/^stairs\.jpg: replaced/),
    'enhanced-attic.png: left out',
    expect.any(String),
  ])
  for (const name of ['hall.jpg', 'stairs.jpg'])
    expect(await sharp(photo(name)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 60,
      height: 40,
      isProgressive: true,
    })
  await expect(takePhotographs([join(given, 'photos.zip')], root)).rejects.toThrow('Commit them first')
})

test.each([
  [
    'a smaller file',
    async () => picture(59, 40).png().toBuffer(),
    'it is smaller, 59 x 40 pixels for 60 x 40',
  ],
  ['other proportions', async () => picture(120, 60).png().toBuffer(), 'it has other proportions'],
  [
    'a damaged file',
    async () => (await picture(900, 600).jpeg().toBuffer()).subarray(0, 900),
    'premature end',
  ],
])('%s replaces nothing, also not beside a good one', async (_, bytes, reason) => {
  const before = readFileSync(photo('hall.jpg'))
  give('enhanced-hall.png', await picture(90, 60).png().toBuffer())
  give('enhanced-stairs.png', await bytes())
  await expect(takePhotographs([given], root)).rejects.toThrow(new RegExp(`enhanced-stairs.png: .*${reason}`))
  expect(readFileSync(photo('hall.jpg'))).toEqual(before)
})

/**
 * As a phone takes it: on its side, with the place where it was taken, too large, and with a preview behind
 * it.
 */
async function fromPhone(): Promise<Buffer> {
  const exif = { IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 2/1' } }
  const jpeg = await picture(2500, 2000)
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer()
  return Buffer.concat([jpeg, await picture(8, 8).jpeg().toBuffer()])
}

test('a photograph of a phone is published upright and small, without its place or anything else beside the picture', async () => {
  const photo = await fromPhone()
  expect(photo.includes('Phone')).toBe(true)
  const published = await forPublication(photo)
  const { width, height, orientation, exif, xmp, iptc, icc } = await sharp(published).metadata()
  expect([width < height, width * height <= 3_240_000, Math.max(width, height) <= 2400]).toEqual([
    true,
    true,
    true,
  ])
  expect([orientation, exif, xmp, iptc, icc]).toEqual(Array(5).fill(undefined))
  for (const left of ['Phone', 'Exif', 'xmpmeta']) expect(published.includes(left)).toBe(false)
  expect(published.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0)
  // One that is fit already isn't made worse.
  expect(await forPublication(published)).toBe(published)
})

test('a photograph that is upright and small already is published without its place as well', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 15/1 23/1' } }
  const withPlace = await picture(60, 40).withExif(place).jpeg().toBuffer()
  // Phones also keep it in a preview behind the picture.
  for (const photo of [withPlace, Buffer.concat([await picture(60, 40).jpeg().toBuffer(), withPlace])]) {
    const published = await forPublication(photo)
    expect((await sharp(published).metadata()).exif).toBeUndefined()
    expect(published.includes('Exif')).toBe(false)
  }
})

test('a photograph of a phone that was held upright has its top above its bottom', async () => {
  const sky = await picture(40, 60).png().toBuffer()
  // The camera's left is the photograph's top.
  const lying = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#000' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data, info } = await sharp(await forPublication(lying))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data[y * info.width + x] ?? 0
  expect([info.width, info.height]).toEqual([60, 80])
  for (const x of [5, 55]) {
    expect(at(x, 5)).toBeGreaterThan(100)
    expect(at(x, 75)).toBeLessThan(20)
  }
})

test('the contractor’s own photographs are taken under a name for the web, or in the place of the one with their name', async () => {
  const records = join(root, 'src/content/records/projects')
  mkdirSync(records, { recursive: true })
  writeFileSync(join(records, '0001-stairs.json'), '{ "after": { "photo": "/photos/stairs.jpg" } }')
  give('IMG 2034.JPG', await fromPhone())
  give('Stairs.jpeg', await picture(40, 80).jpeg().toBuffer())
  give('notes.txt', Buffer.from('Oak'))
  expect(await takePhotographs([given], root)).toEqual([
    expect.stringMatching(/^img-2034\.jpg: added from IMG 2034\.JPG, 1609 x 2012 pixels/),
    expect.stringMatching(/^stairs\.jpg: replaced, 40 x 80 pixels.* small/),
    'notes.txt: left out',
    expect.stringContaining('git restore'),
    'In src/content/records/projects/0001-stairs.json, correct the alt of stairs and remove its sample.',
    expect.stringContaining('src/content/records/projects'),
    '  "after": { "photo": "/photos/img-2034.jpg", "alt": "..." },',
    expect.stringContaining('src/content/work/photos.ts'),
    "  'img-2034': { alt: '...' },",
    expect.stringContaining('src/content/services/services.ts'),
  ])
  expect([...(await listPhotographs(root)).keys()]).toEqual(['hall', 'img-2034', 'stairs'])
})

test('one that takes another’s place keeps the file that records name', async () => {
  writeFileSync(photo('den.webp'), await picture(60, 40).webp().toBuffer())
  writeFileSync(photo('porch.JPG'), await picture(60, 40).jpeg().toBuffer())
  commit()
  give('den.jpg', await picture(30, 20).jpeg().toBuffer())
  give('porch.png', await picture(30, 20).png().toBuffer())
  await takePhotographs([given], root)
  const kinds = [...(await listPhotographs(root)).values()].map(async (file) => {
    const { format, width } = await sharp(file).metadata()
    return [basename(file), format, width]
  })
  expect(await Promise.all(kinds)).toEqual(
    expect.arrayContaining([
      ['den.webp', 'webp', 30],
      ['porch.JPG', 'jpeg', 30],
    ]),
  )
})

/** The fields of the jobs' records that the build says are missing. */
function blanksIn({ isPhoto }: Pick<Options, 'isPhoto'>): string[] {
  const choices = { categories: {}, services: {}, towns: [], questionPages: {}, formPages: {} }
  try {
    checkRecords(root, { ...choices, isPhoto } as unknown as Options, ['projects'])
    return []
  } catch (error) {
    return [...(error as Error).message.matchAll(/field (.+?) is missing/g)].map(([, field = '']) => field)
  }
}

const heic = readFileSync(join(repository, 'tests/fixtures/heic/tiles-turned-p3.heic'))

test('an iPhone’s photographs are taken upright, and two of one room with a record for the job', async () => {
  mkdirSync(join(root, 'src/content/records/projects'), { recursive: true })
  writeFileSync(join(root, 'src/content/records/projects/0010-hall.json'), '{}')
  give('Den.HEIC', heic)
  give('Den before.heic', heic)
  const [, , ...said] = await takePhotographs([given], root)
  expect(said).toEqual([
    expect.stringContaining('Fill in its record'),
    '  src/content/records/projects/0011-den.json',
  ])
  rmSync(join(root, 'src/content/records/projects/0010-hall.json'))
  const isPhoto = (file: string) => file.startsWith('den')
  expect(blanksIn({ isPhoto })).toEqual([
    'title',
    'town',
    'category',
    'finished',
    'after, alt',
    'before, alt',
    'description',
    'details',
  ])
  const { format, width, height, icc } = await sharp(photo('den.jpg')).metadata()
  expect({ format, width, height, icc }).toEqual({ format: 'jpeg', width: 82, height: 126, icc: undefined })
})

test.each([
  ['cut short', heic.subarray(0, -40)],
  ['of something else', Buffer.from('Oak')],
])('a HEIC file %s is named, with what to do', async (_, bytes) => {
  give('IMG_1.HEIC', bytes)
  await expect(takePhotographs([given], root)).rejects.toThrow(/IMG_1\.HEIC: .*Export it as JPEG/)
})

test('endings of phones and cameras are found, and other files are named with what to do', async () => {
  for (const name of ['a.JPG', 'b.jpeg', '.DS_Store']) writeFileSync(photo(name), '')
  expect([...(await listPhotographs(root)).keys()]).toEqual(['a', 'b', 'hall', 'stairs'])
  writeFileSync(photo('a.jpg'), '')
  await expect(listPhotographs(root)).rejects.toThrow('two files for a')
  writeFileSync(photo('c.png'), '')
  await expect(listPhotographs(root)).rejects.toThrow(/not c\.png\. Move it .*npm run photos/)
  for (const name of ['our den.jpg', 'Joe’s.jpg', '🏠.jpg']) writeFileSync(photo(name), '')
  await expect(listPhotographs(root)).rejects.toThrow(/our den\.jpg.*Move them .*npm run photos/)
})

describe('of the photographs', () => {
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }

  test('those are published that a job’s record or the rest of the content names', async () => {
    for (const name of ['stairs-before', 'team', 'private'])
      writeFileSync(photo(`${name}.jpg`), await picture(60, 40).jpeg().toBuffer())
    const before = { photo: '/photos/stairs-before.jpg', alt: 'Worn.' }
    write(
      'src/content/records/projects/0001-stairs.json',
      JSON.stringify({ after: { photo: '/photos/stairs.jpg', alt: 'New.' }, before }),
    )
    write('src/content/work/photos.ts', "const photos = {\n  team: { alt: 'Us.' },\n}")
    write('src/content/services/services.ts', "const card = { photo: 'hall' }")
    // The type of all names is no use of one.
    write('src/content/work/photo-names.gen.ts', "export type PhotoName =\n  | 'private'\n")
    expect([...(await namedPhotographs(root)).keys()]).toEqual(['hall', 'stairs-before', 'stairs', 'team'])
    expect(await wordlessPhotographs(root)).toEqual(['hall'])
  })

  test('those are named that say where they were taken', async () => {
    writeFileSync(photo('phone.jpg'), await fromPhone())
    const turned = picture(60, 40).withExif({ IFD0: { Model: 'Phone' } })
    writeFileSync(photo('turned.jpg'), await turned.jpeg().toBuffer())
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 2/1' } }
    writeFileSync(photo('shrunk.webp'), await picture(60, 40).withExif(place).webp().toBuffer())
    const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>27</exif:GPSLatitude></x:xmpmeta>'
    writeFileSync(photo('edited.jpg'), await picture(60, 40).withXmp(xmp).jpeg().toBuffer())
    const files = (await listPhotographs(root)).values()
    expect(await photographsWithPlace(files)).toEqual(['edited.jpg', 'phone.jpg', 'shrunk.webp'].map(photo))
  })

  test('the build says which ones nothing shows, which ones have no words, and which ones say a place', async () => {
    write(
      'src/content/records/projects/0001-stairs.json',
      '{ "after": { "photo": "/photos/stairs.jpg", "alt": "New." } }',
    )
    write('src/content/work/photos.ts', "const scenes = { home: { photo: 'hall' } }")
    expect(await describeOriginals(root)).toEqual([expect.stringMatching(/whose jobs are gone.*: hall$/)])
    writeFileSync(photo('phone.jpg'), await fromPhone())
    expect(await describeOriginals(root)).toEqual([
      expect.stringMatching(/They aren’t published, and may go: phone\.jpg$/),
      expect.stringMatching(/whose jobs are gone.*: hall$/),
      expect.stringMatching(/say where they were taken\. The site doesn’t.*: phone\.jpg$/),
    ])
  })

  test('the names make a type, which is written when they change', async () => {
    write('src/content/work/photo-names.gen.ts', '')
    await writePhotoNames(root)
    const type = readFileSync(join(root, 'src/content/work/photo-names.gen.ts'), 'utf8')
    expect(type).toMatch(/export type PhotoName =\n {2}\| 'hall'\n {2}\| 'stairs'\n$/)
  })
})
