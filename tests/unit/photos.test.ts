import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadZip } from 'client-zip'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replacePhotographs } from '../../tools/photos.ts'

let root: string
let given: string
const photo = (name: string) => join(root, 'src/photos', name)
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c99356' } })
const give = (name: string, bytes: Buffer) => writeFileSync(join(given, name), bytes)

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'photos-'))
  given = mkdtempSync(join(tmpdir(), 'given-'))
  mkdirSync(join(root, 'src/photos'), { recursive: true })
  for (const name of ['hall.jpg', 'stairs.jpg'])
    writeFileSync(photo(name), await picture(60, 40).jpeg().toBuffer())
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Photographs')
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
  expect(await replacePhotographs(join(given, 'photos.zip'), root)).toEqual([
    expect.stringMatching(/^hall\.jpg: replaced/),
    expect.stringMatching(/^stairs\.jpg: replaced/),
    'enhanced-attic.png: left out, no photograph has this name',
    expect.any(String),
  ])
  for (const name of ['hall.jpg', 'stairs.jpg'])
    expect(await sharp(photo(name)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 60,
      height: 40,
      isProgressive: true,
    })
  await expect(replacePhotographs(given, root)).rejects.toThrow('Commit them first')
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
  await expect(replacePhotographs(given, root)).rejects.toThrow(
    new RegExp(`enhanced-stairs.png: .*${reason}`),
  )
  expect(readFileSync(photo('hall.jpg'))).toEqual(before)
})
