import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join, parse, resolve } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import sharp, { type Metadata } from 'sharp'
import type { FileRecord } from '../src/content/records/schemas.ts'
import { isCutShort } from '../workers/enhancer/picture/cut-short.ts'
import { decodeHeic } from '../workers/heic/decode-heic.ts'
import { uncompressedPng } from '../workers/heic/uncompressed-png.ts'
import { forPublication } from './photo-for-publication.ts'
import { idOf, recordPaths, recordsFolder } from './records/read-records.ts'
import { root } from './root.ts'
import { listPhotographs, writePhotoNames } from './vite/listed-photographs.ts'

/**
 * `npm run photos -- <zips, folders or files>`: puts photographs into `src/photos`, fit to be published. The
 * contractor's own get a name there, or take the place of the one with their name. A room with a picture of
 * before is a job, and gets a record. Enhanced ones of either photo tool, called `enhanced-(name)`, replace
 * theirs, as staff do by the specification. The repository is the backup.
 */

interface Given {
  readonly name: string
  readonly bytes: Buffer
}

interface Taken {
  readonly from: string
  readonly jpeg: Buffer
  readonly isEnhanced: boolean
}

/**
 * Takes photographs into `src/photos`.
 *
 * @param paths of zip files, folders and pictures
 * @param root of the repository
 * @returns what was done and what to do next, in lines
 * @throws Error with every reason why nothing was taken
 */
export async function takePhotographs(paths: readonly string[], root: string): Promise<string[]> {
  const known = await listPhotographs(root)
  const taken = new Map<string, Taken>()
  const leftOut: string[] = []
  const problems: string[] = []
  for (const file of (await Promise.all(paths.map(readGiven))).flat()) {
    try {
      const name = nameFor(file.name, known)
      if (!name) leftOut.push(file.name)
      else if (taken.has(name)) throw new Error(`a second file for ${name}.jpg`)
      else taken.set(name, await take(file, known.get(name)))
    } catch (error) {
      problems.push(`${file.name}: ${(error as Error).message}`)
    }
  }
  if (problems.length > 0) throw new Error(`Nothing was changed.\n${problems.join('\n')}`)
  if (taken.size === 0)
    throw new Error('There is no picture, or none that is enhanced has the name of a photograph.')

  await expectBackup(
    [...taken.keys()].flatMap((name) => known.get(name) ?? []),
    root,
  )
  for (const [name, { jpeg }] of taken) {
    // Records name the file that was there before, which the editor has written as WebP.
    const file = known.get(name) ?? join(root, 'src/photos', `${name}.jpg`)
    await writeFile(file, /\.webp$/i.test(file) ? await sharp(jpeg).webp({ quality: 88 }).toBuffer() : jpeg)
  }
  const added = [...taken.keys()].filter((name) => !known.has(name))
  const jobs = jobsIn(added)
  return [
    ...(await describe(taken, known)),
    ...leftOut.map((name) => `${name}: left out`),
    ...afterReplacing(taken, known, root),
    ...(await writeRecords(jobs, root)),
    ...whereToName(
      added.filter((name) => !jobs.some(({ after, before }) => name === after || name === before)),
    ),
  ]
}

interface Job {
  /** The words of its files' names that don't say when. */
  readonly room: string
  readonly after: string
  readonly before: string
}

const isBefore = (name: string) => name.split('-').includes('before')

const roomOf = (name: string) =>
  name
    .split('-')
    .filter((word) => word !== 'before' && word !== 'after')
    .join('-')

/** The rooms that have a picture of before and one of after, such as `den-before` and `den`. */
function jobsIn(names: readonly string[]): Job[] {
  const rooms = Object.entries(Object.groupBy(names, roomOf)) as [string, string[]][]
  return rooms.flatMap(([room, pictures]) => {
    const before = pictures.find(isBefore)
    const after = pictures.find((name) => !isBefore(name))
    return before && after ? [{ room, after, before }] : []
  })
}

/**
 * Writes a record for each job. Its words are blank, and a blank counts as missing: the build names each with
 * what it takes, and publishes nothing that isn't filled in. A picture without one of before may show anything, and
 * gets no record.
 */
async function writeRecords(jobs: readonly Job[], root: string): Promise<string[]> {
  if (jobs.length === 0) return []
  const ids = recordPaths(root, 'projects').map((path) => idOf(basename(path)))
  const written = jobs.map(({ room, ...pictures }, index) => {
    const id = `${Math.max(0, ...ids) + 1 + index}`.padStart(4, '0')
    return { file: `${recordsFolder}/projects/${id}-${room || 'job'}.json`, record: blankRecord(pictures) }
  })
  await mkdir(join(root, recordsFolder, 'projects'), { recursive: true })
  for (const { file, record } of written)
    await writeFile(join(root, file), `${JSON.stringify(record, null, 2)}\n`)
  return [
    'A room with a picture of before is a job. Fill in its record, whose blanks the build names:',
    ...written.map(({ file }) => `  ${file}`),
  ]
}

const blankRecord = ({ after, before }: Omit<Job, 'room'>) =>
  ({
    title: '',
    town: '',
    category: '',
    finished: '',
    after: { photo: `/photos/${after}.jpg`, alt: '' },
    before: { photo: `/photos/${before}.jpg`, alt: '' },
    description: '',
    details: '',
  }) satisfies { [Field in keyof FileRecord<'projects'>]?: unknown }

const enhanced = /^enhanced-(.+?)(?: ?\(\d+\))?$/i

/**
 * The photograph that a file becomes: the known one with its name, or a new one. `undefined` for what isn't a
 * picture, and for an enhanced one of no known photograph.
 */
function nameFor(file: string, known: ReadonlyMap<string, string>): string | undefined {
  if (!/\.(?:png|jpe?g|webp|avif|tiff?|hei[cf])$/i.test(file)) return undefined
  const stem = parse(file).name
  // Browsers put a number behind the name of a file that they have already.
  const [, original] = enhanced.exec(stem) ?? []
  const same = [...known.keys()].find((name) => name.toLowerCase() === (original ?? stem).toLowerCase())
  if (same || original) return same
  return (
    stem
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'photo'
  )
}

async function take({ name, bytes: file }: Given, replaced: string | undefined): Promise<Taken> {
  const bytes = /\.hei[cf]$/i.test(name) ? await pngOfHeic(file) : file
  const isEnhanced = replaced !== undefined && enhanced.test(parse(name).name)
  const jpeg = isEnhanced ? await enhancedJpeg(bytes, await readFile(replaced)) : await forPublication(bytes)
  return { from: name, jpeg, isEnhanced }
}

/** An iPhone's photograph, upright and with its color profile. @throws Error where it is no whole picture */
async function pngOfHeic(file: Buffer): Promise<Buffer> {
  const wasm = await readFile(join(root, 'node_modules/libheif-js/libheif-wasm/libheif.wasm'))
  try {
    // The decoder leaves the rest of such a picture gray.
    if (await isCutShort(new Blob([new Uint8Array(file)]))) throw new Error('its end is missing')
    return Buffer.from(await uncompressedPng(decodeHeic(file, await WebAssembly.compile(wasm))).arrayBuffer())
  } catch (cause) {
    throw new Error('this HEIC file can’t be read. Export it as JPEG, and give that.', { cause })
  }
}

/** @throws Error where files would be lost that git doesn't have */
async function expectBackup(files: readonly string[], root: string): Promise<void> {
  if (files.length === 0) return
  const { stdout } = await promisify(execFile)('git', ['status', '--porcelain', ...files], { cwd: root })
  if (stdout) throw new Error('src/photos has changes. Commit them first: git is the backup.')
}

const describe = (taken: ReadonlyMap<string, Taken>, known: ReadonlyMap<string, string>) =>
  Promise.all(
    [...taken].map(async ([name, { from, jpeg }]) => {
      const { width, height } = await sharp(jpeg).metadata()
      const small = width < 1200 ? ' It is small, and will look soft.' : ''
      const done = known.has(name) ? 'replaced' : `added from ${from}`
      return `${name}.jpg: ${done}, ${width} x ${height} pixels, ${Math.round(jpeg.length / 1000)} KB.${small}`
    }),
  )

/** What to do where photographs have taken the place of others. */
function afterReplacing(
  taken: ReadonlyMap<string, Taken>,
  known: ReadonlyMap<string, string>,
  root: string,
): string[] {
  const replaced = [...taken.keys()].filter((name) => known.has(name))
  const own = replaced.filter((name) => !taken.get(name)?.isEnhanced)
  return [
    ...(replaced.length > 0 ? ['To put the earlier ones back: git restore src/photos'] : []),
    ...own.map((name) => `In ${fileNaming(name, root)}, correct the alt of ${name} and remove its sample.`),
  ]
}

/** Where new photographs are named that have no record yet. */
function whereToName(names: readonly string[]): string[] {
  if (names.length === 0) return []
  return [
    `Those of a job go into its record in ${recordsFolder}/projects, with what each one shows:`,
    ...names.map(
      (name) =>
        `  "${isBefore(name) ? 'before' : 'after'}": { "photo": "/photos/${name}.jpg", "alt": "..." },`,
    ),
    'Others go into src/content/work/photos.ts:',
    ...names.map((name) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: { alt: '...' },`),
    'Pages name either in `scenes` there, or in src/content/services/services.ts.',
  ]
}

/** Where the words of a photograph stand. */
function fileNaming(name: string, root: string): string {
  const isOf = (file: string) => readFileSync(join(root, file), 'utf8').includes(`"/photos/${name}.`)
  return recordPaths(root, 'projects').find(isOf) ?? 'src/content/work/photos.ts'
}

/** A file, or the files of a zip or a folder, also those in its folders. */
async function readGiven(path: string): Promise<Given[]> {
  const files: Given[] = []
  if ((await stat(path)).isDirectory()) {
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        files.push({ name: entry.name, bytes: await readFile(join(entry.parentPath, entry.name)) })
    return files
  }
  if (extname(path).toLowerCase() !== '.zip') return [{ name: basename(path), bytes: await readFile(path) }]
  const entries = Object.entries(unzipSync(await readFile(path))).filter(([name]) => !name.endsWith('/'))
  return entries.map(([name, bytes]) => ({ name: basename(name), bytes: Buffer.from(bytes) }))
}

/** An enhanced picture in the original's size and quality. @throws Error that says why it can't replace it */
async function enhancedJpeg(enhanced: Buffer, original: Buffer): Promise<Buffer> {
  const picture = sharp(enhanced, { failOn: 'warning' })
  const to = sizeOf(await sharp(original).metadata())
  const from = sizeOf(await picture.metadata())
  const sizes = `${from.width} x ${from.height} pixels for ${to.width} x ${to.height}`
  if (from.width < to.width || from.height < to.height) throw new Error(`it is smaller, ${sizes}`)
  // Each edge was rounded when the picture was enlarged.
  if (Math.abs(from.width - (from.height * to.width) / to.height) > 2)
    throw new Error(`it has other proportions, ${sizes}`)
  return picture
    .autoOrient()
    .resize({ ...to, fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88, progressive: true })
    .toBuffer()
}

/** Upright. */
const sizeOf = ({ autoOrient: { width, height } }: Metadata) => ({ width, height })

if (import.meta.main) {
  try {
    const paths = process.argv.slice(2)
    if (paths.length === 0) throw new Error('Use: npm run photos -- <zips, folders or files>')
    // npm runs scripts in the package's folder, wherever it was called.
    const given = paths.map((path) => resolve(process.env.INIT_CWD ?? '', path))
    console.log((await takePhotographs(given, root)).join('\n'))
    await writePhotoNames(root)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
