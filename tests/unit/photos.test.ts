import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadZip } from 'client-zip'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../tools/photos/run.ts'
import { boards, difference, toSharp } from './enhance-image/photographs.ts'

vi.mock('node:fs/promises', async (importOriginal) => ({ ...(await importOriginal<typeof fs>()) }))

/** `npm run photos` on a site of two photographs, in a folder of its own. */

let root: string
let given: string
let said: string[]

const photo = (name: string) => join(root, 'src/photos', name)
const photographs = () =>
  Object.fromEntries(
    readdirSync(join(root, 'src/photos')).map((name) => [name, readFileSync(photo(name)).toString('base64')]),
  )
const picture = (width: number, height: number, brightness = 1) => toSharp(boards(width, height, brightness))
const save = async (name: string, content: Sharp | string) => {
  const bytes = typeof content === 'string' ? content : await content.toBuffer()
  writeFileSync(join(given, name), bytes)
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'photos-'))
  given = join(root, 'given')
  said = []
  mkdirSync(join(root, 'src/photos'), { recursive: true })
  mkdirSync(given)
  writeFileSync(photo('hero-section.jpg'), await picture(96, 54).jpeg().toBuffer())
  writeFileSync(photo('stairs-detail.jpg'), await picture(60, 40).jpeg().toBuffer())
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const photos = (args: readonly string[], answer: boolean | null = null) =>
  run(args, root, {
    print: (line) => said.push(line),
    ask: answer === null ? null : async () => answer,
    folder: root,
  })

/** Runs with a yes to everything, which has to change nothing all the same. */
async function expectRefusal(path: string, reason: string | RegExp) {
  const before = photographs()
  expect(await photos([path, '--yes'])).toBe(false)
  expect(said.join('\n')).toMatch(reason)
  expect(photographs()).toEqual(before)
  expect(existsSync(join(root, '.photos-backup'))).toBe(false)
}

async function zip(files: Readonly<Record<string, Sharp | string>>): Promise<string> {
  const input = await Promise.all(
    Object.entries(files).map(async ([name, content]) => ({
      name,
      input: typeof content === 'string' ? content : new Uint8Array(await content.toBuffer()),
    })),
  )
  writeFileSync(join(root, 'enhanced.zip'), await downloadZip(input).bytes())
  return 'enhanced.zip'
}

describe('enhanced photographs', () => {
  test.each([
    ['of the local tool', 'enhanced-hero-section.png', () => picture(144, 81, 0.9).png()],
    ['of the server tool', 'enhanced-hero-section.jpg', () => picture(192, 108, 0.9).jpeg()],
    ['made smaller for the web', 'enhanced-hero-section.webp', () => picture(128, 72, 0.9).webp()],
    ['with names in capitals', 'Enhanced-Hero-Section.PNG', () => picture(144, 81, 0.9).png()],
    ['saved a second time', 'enhanced-hero-section (1).png', () => picture(144, 81, 0.9).png()],
    ['just as large', 'enhanced-hero-section.png', () => picture(96, 54, 0.9).png()],
  ])('%s replace those that they belong to, in their size', async (_, name, make) => {
    const before = photographs()
    await save(name, make())
    expect(await photos(['given', '--yes'])).toBe(true)
    expect(said.join('\n')).toMatch(/hero-section\.jpg: 96 x 54, \d+ KB\n.*\n {2}becomes 96 x 54, \d+ KB/)
    const after = photographs()
    expect(after['stairs-detail.jpg']).toBe(before['stairs-detail.jpg'])
    expect(Object.keys(after)).toEqual(Object.keys(before))
    const successor = sharp(photo('hero-section.jpg'))
    expect(await successor.metadata()).toMatchObject({
      format: 'jpeg',
      width: 96,
      height: 54,
      isProgressive: true,
      chromaSubsampling: '4:2:0',
    })
    // It is the enhanced one's picture, which is darker.
    const [now, then] = await Promise.all(
      [photo('hero-section.jpg'), Buffer.from(before['hero-section.jpg'] ?? '', 'base64')].map(
        async (source) => (await sharp(source).stats()).channels[0]?.mean ?? 0,
      ),
    )
    expect(now).toBeLessThan((then ?? 0) * 0.95)
  })

  test('of a zip, in folders too, are replaced together', async () => {
    const before = photographs()
    const path = await zip({
      'photos/enhanced-hero-section.png': picture(144, 81, 0.9).png(),
      'enhanced-stairs-detail.png': picture(90, 60, 0.9).png(),
      '__MACOSX/._enhanced-stairs-detail.png': 'what macOS adds',
      '.DS_Store': 'what macOS adds',
    })
    expect(await photos([path, '--yes'])).toBe(true)
    expect(said.join('\n')).toContain('2 photographs replaced')
    expect(said.join('\n')).not.toContain('DS_Store')
    for (const [name, content] of Object.entries(photographs())) expect(content).not.toBe(before[name])
  })

  test('stand as they should and bring nothing along', async () => {
    await save('enhanced-hero-section.png', picture(192, 108, 0.9).png())
    await photos(['given', '--yes'])
    const upright = await sharp(photo('hero-section.jpg')).raw().toBuffer()
    rmSync(join(given, 'enhanced-hero-section.png'))
    // The camera was held on its side, which the file says beside its pixels.
    const lying = picture(192, 108, 0.9).rotate(-90).withMetadata({ orientation: 6 })
    await save(
      'enhanced-hero-section.jpg',
      lying.withExifMerge({ IFD0: { Artist: 'x' } }).jpeg({ quality: 100 }),
    )
    expect(await photos(['given', '--yes'])).toBe(true)
    const { data, info } = await sharp(photo('hero-section.jpg')).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([96, 54])
    expect(difference({ ...info, pixels: data }, { ...info, pixels: upright })).toBeLessThan(5)
    const { exif, orientation } = await sharp(photo('hero-section.jpg')).metadata()
    expect({ exif, orientation }).toEqual({})
  })

  test('with holes get white behind them', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    await save(
      'enhanced-hero-section.png',
      sharp({ create: { width: 96, height: 54, channels: 4, background: clear } }).png(),
    )
    expect(await photos(['given', '--yes'])).toBe(true)
    expect((await sharp(photo('hero-section.jpg')).stats()).channels[0]?.min).toBeGreaterThan(250)
  })

  test('that are in place already change nothing', async () => {
    await save('enhanced-hero-section.png', picture(144, 81, 0.9).png())
    await photos(['given', '--yes'])
    const [before, backups] = [photographs(), readdirSync(join(root, '.photos-backup'))]
    expect(await photos(['given'])).toBe(true)
    expect(said.at(-1)).toBe('hero-section.jpg: is so already')
    expect(photographs()).toEqual(before)
    expect(readdirSync(join(root, '.photos-backup'))).toEqual(backups)
  })

  test('of unknown names are listed, with how to add one', async () => {
    await save('enhanced-hero-section.png', picture(144, 81, 0.9).png())
    await save('enhanced-new-kitchen.png', picture(144, 81).png())
    await save('hero-section.png', picture(144, 81).png())
    await save('notes.txt', 'text')
    expect(await photos(['given', '--yes'])).toBe(true)
    const text = said.join('\n')
    expect(text).toContain('the name of enhanced-new-kitchen.png, hero-section.png, notes.txt.')
    expect(text).toContain('src/content/photos.ts')
    expect(text).toContain('src/content/projects.ts')
    expect(readdirSync(join(root, 'src/photos'))).toEqual(['hero-section.jpg', 'stairs-detail.jpg'])
  })
})

describe('wrong input changes nothing', () => {
  beforeEach(() => save('enhanced-stairs-detail.png', picture(90, 60, 0.9).png()))

  test.each<[string, string, Sharp | string, RegExp]>([
    [
      'fewer pixels',
      'enhanced-hero-section.png',
      picture(95, 54).png(),
      /has 95 x 54 pixels, fewer than the 96 x 54/,
    ],
    [
      'other proportions',
      'enhanced-hero-section.png',
      picture(144, 90).png(),
      /has other proportions \(144 x 90\)/,
    ],
    ['another direction', 'enhanced-hero-section.png', picture(108, 192).png(), /has other proportions/],
    ['no picture', 'enhanced-hero-section.png', 'text', /enhanced-hero-section\.png: cannot be read/],
    ['nothing in it', 'enhanced-hero-section.png', '', /enhanced-hero-section\.png: cannot be read/],
    [
      'a drawing',
      'enhanced-hero-section.png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="54"/>',
      /is no PNG, JPEG or WebP/,
    ],
    [
      'a second one for the same photograph',
      'enhanced-stairs-detail.jpg',
      picture(120, 80).jpeg(),
      /enhanced-stairs-detail\.jpg and enhanced-stairs-detail\.png are both for stairs-detail\.jpg/,
    ],
  ])('%s', async (_, name, content, reason) => {
    await save(name, content)
    await expectRefusal('given', reason)
    expect(said.at(-1)).toBe('Nothing was changed.')
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['overwritten in part', (bytes: Buffer) => bytes.fill(0, bytes.length >> 1, bytes.length - 20)],
  ])('a picture that is %s', async (_, damage) => {
    for (const format of ['png', 'jpeg'] as const) {
      const noise = sharp({
        create: {
          width: 192,
          height: 108,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', sigma: 40 },
        },
      })
      writeFileSync(join(given, 'enhanced-hero-section.png'), damage(await noise.toFormat(format).toBuffer()))
      await expectRefusal('given', /enhanced-hero-section\.png: cannot be read/)
    }
  })

  test('a file that is far too large', async () => {
    await save('enhanced-hero-section.png', '')
    truncateSync(join(given, 'enhanced-hero-section.png'), 200_000_001)
    await expectRefusal('given', /cannot be read: it is larger than 200 MB/)
  })

  test('no such file', () => expectRefusal('nowhere.zip', /^There is no .*nowhere\.zip$/))

  test('no zip', async () => {
    writeFileSync(join(root, 'no.zip'), 'text')
    await expectRefusal('no.zip', /neither a folder nor a zip file/)
  })

  test('a zip that is cut off', async () => {
    const path = await zip({ 'enhanced-hero-section.png': picture(144, 81, 0.9).png() })
    const bytes = readFileSync(join(root, path))
    writeFileSync(join(root, path), bytes.subarray(0, bytes.length / 2))
    await expectRefusal(path, /neither a folder nor a zip file/)
  })

  test.each([
    '../enhanced-hero-section.png',
    '/enhanced-hero-section.png',
    'a/../../enhanced-hero-section.png',
  ])('a zip with the path %s', async (name) => {
    // Names in zips made by hand: of the same length, so that everything else stays right.
    const harmless = name.replaceAll(/^[./]|\.\./g, (part) => 'x'.repeat(part.length))
    const path = await zip({ [harmless]: picture(144, 81, 0.9).png() })
    const bytes = readFileSync(join(root, path)).toString('latin1').replaceAll(harmless, name)
    writeFileSync(join(root, path), bytes, 'latin1')
    await expectRefusal(path, /cannot be read: (?:invalid relative|absolute) path/)
  })

  test('a link to a picture elsewhere is no file of the folder', async () => {
    rmSync(join(given, 'enhanced-stairs-detail.png'))
    const elsewhere = join(root, 'elsewhere.png')
    writeFileSync(elsewhere, await picture(144, 81).png().toBuffer())
    symlinkSync(elsewhere, join(given, 'enhanced-hero-section.png'))
    await expectRefusal('given', /^$/)
  })

  test('an empty folder, or one with nothing of the site', async () => {
    mkdirSync(join(root, 'empty'))
    await expectRefusal('empty', /^$/)
    writeFileSync(join(root, 'empty/enhanced-other.png'), 'x')
    await expectRefusal('empty', /enhanced-other\.png/)
  })

  test.each([[[]], [['given', 'more']], [['given', '--force']], [['given', '--restore']]])(
    'the arguments %j',
    async (args) => {
      const before = photographs()
      expect(await photos(args, true)).toBe(false)
      expect(said[0]).toMatch(/^npm run photos -- <zip or folder>/)
      expect(photographs()).toEqual(before)
    },
  )
})

describe('nothing changes without a yes', () => {
  test.each([
    ['the answer is no', false, 'Nothing was changed.'],
    ['nobody can be asked', null, 'Nothing was changed, for nobody can be asked here: add --yes.'],
  ])('where %s', async (_, answer, last) => {
    await save('enhanced-hero-section.png', picture(144, 81, 0.9).png())
    const before = photographs()
    expect(await photos(['given'], answer)).toBe(false)
    expect(said.at(-1)).toBe(last)
    expect(photographs()).toEqual(before)
    expect(existsSync(join(root, '.photos-backup'))).toBe(false)
  })
})

describe('the earlier photographs', () => {
  const replaced = async () => {
    const before = photographs()
    await save('enhanced-hero-section.png', picture(144, 81, 0.9).png())
    await save('enhanced-stairs-detail.png', picture(90, 60, 0.9).png())
    expect(await photos(['given'], true)).toBe(true)
    return before
  }

  test('are put back, run by run, the last one first', async () => {
    const first = await replaced()
    const second = photographs()
    await save('enhanced-hero-section.png', picture(144, 81, 0.5).png())
    expect(await photos(['given', '--yes'])).toBe(true)
    expect(await photos(['--restore'], true)).toBe(true)
    expect(said.at(-1)).toBe('1 photograph put back.')
    expect(photographs()).toEqual(second)
    expect(await photos(['--restore', '--yes'])).toBe(true)
    expect(photographs()).toEqual(first)
    expect(await photos(['--restore', '--yes'])).toBe(false)
    expect(said.at(-1)).toBe('There is nothing to put back.')
  })

  test('stay away without a yes', async () => {
    await replaced()
    const after = photographs()
    expect(await photos(['--restore'], false)).toBe(false)
    expect(await photos(['--restore'])).toBe(false)
    expect(photographs()).toEqual(after)
  })

  test('are all in place where one of them cannot be replaced', async () => {
    const before = photographs()
    await save('enhanced-hero-section.png', picture(144, 81, 0.9).png())
    await save('enhanced-stairs-detail.png', picture(90, 60, 0.9).png())
    const { rename } = fs
    const moved: string[] = []
    vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      const isFirst = to === photo('stairs-detail.jpg') && !moved.includes(to)
      moved.push(String(to))
      if (isFirst) throw new Error('EIO')
      await rename(from, to)
    })
    await expect(photos(['given', '--yes'])).rejects.toThrow('EIO')
    expect(moved).toContain(photo('hero-section.jpg'))
    expect(photographs()).toEqual(before)
    expect(readdirSync(join(root, '.photos-backup'))).toEqual([])
  })

  test('are put back where a run broke off between two of them', async () => {
    const before = await replaced()
    // As the run would have left it: one in place, one not yet.
    const [name = ''] = readdirSync(join(root, '.photos-backup'))
    const after = join(root, '.photos-backup', name, 'after')
    mkdirSync(after)
    cpSync(photo('stairs-detail.jpg'), join(after, 'stairs-detail.jpg'))
    writeFileSync(photo('stairs-detail.jpg'), Buffer.from(before['stairs-detail.jpg'] ?? '', 'base64'))
    expect(await photos(['--restore', '--yes'])).toBe(false)
    expect(said).toContain('The last run had broken off. Its photographs were put back.\n')
    expect(photographs()).toEqual(before)
  })

  test('are left as they are where a run broke off before the first of them', async () => {
    await replaced()
    const now = photographs()
    const [name = ''] = readdirSync(join(root, '.photos-backup'))
    mkdirSync(join(root, '.photos-backup', name, 'preparing'))
    rmSync(join(root, '.photos-backup', name, 'before/stairs-detail.jpg'))
    await photos(['--restore', '--yes'])
    expect(said).not.toContain('The last run had broken off. Its photographs were put back.\n')
    expect(photographs()).toEqual(now)
  })
})
