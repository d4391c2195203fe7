import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { jobPhotos } from '../records/published-modules.ts'

const folder = 'src/photos'

/** Files that a photograph of the site may be: their names stand in addresses. The editor writes WebP. */
const isPhoto = /^[\w.-]+\.(?:jpe?g|webp)$/i

/** The names of the files in `src/photos`. */
export async function listPhotoFiles(root: string): Promise<string[]> {
  return (await readdir(join(root, folder))).filter((file) => !file.startsWith('.')).sort()
}

/**
 * The files in `src/photos` by the names of their photographs.
 *
 * @throws Error that names what can't be a photograph of the site, and says what to do
 */
export async function listPhotographs(root: string): Promise<ReadonlyMap<string, string>> {
  const files = await listPhotoFiles(root)
  const others = files.filter((file) => !isPhoto.test(file))
  if (others.length > 0)
    throw new Error(
      'src/photos takes JPEG and WebP files only, whose names have letters, digits and hyphens, not ' +
        `${others.join(', ')}. Move ${others.length > 1 ? 'them' : 'it'} elsewhere and run: npm run photos -- <file or folder>`,
    )
  const named = new Map(files.map((file) => [parse(file).name, join(root, folder, file)]))
  const twice = files.find((file) => named.get(parse(file).name) !== join(root, folder, file))
  if (twice) throw new Error(`src/photos has two files for ${parse(twice).name}. Delete one.`)
  return named
}

/**
 * The photographs that the site shows, by their names: those of jobs, and those that the rest of the content
 * names between quotation marks. The others aren't published.
 */
export async function namedPhotographs(root: string): Promise<ReadonlyMap<string, string>> {
  const ofJobs = jobPhotos(root)
  const code = globSync('src/content/**/!(*.gen).ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  // A name of one word stands as a key without them.
  const isInCode = (name: string) =>
    code.some((text) => text.includes(`'${name}'`) || text.includes(` ${name}: {`))
  const all = [...(await listPhotographs(root))]
  return new Map(all.filter(([name]) => name in ofJobs || isInCode(name)))
}

/** The photographs of {@link namedPhotographs} that nothing says the words of: their job is gone. */
export async function wordlessPhotographs(root: string): Promise<string[]> {
  const ofJobs = jobPhotos(root)
  const others = readFileSync(join(root, 'src/content/work/photos.ts'), 'utf8')
  const hasWords = (name: string) => name in ofJobs || new RegExp(`^  '?${name}'?: \\{`, 'm').test(others)
  return [...(await namedPhotographs(root)).keys()].filter((name) => !hasWords(name))
}

const typeFile = 'src/content/work/photo-names.gen.ts'

/** Writes the type of the photographs' names, so that a typing error in TypeScript fails. */
export async function writePhotoNames(root: string): Promise<void> {
  const names = [...(await listPhotographs(root)).keys()].map((name) => `  | '${name}'\n`)
  const code = `// Written by the build from the files in src/photos.\nexport type PhotoName =\n${names.join('')}`
  if (readFileSync(join(root, typeFile), 'utf8') !== code) writeFileSync(join(root, typeFile), code)
}

/** Those of files that say where they were taken. */
export async function photographsWithPlace(files: Iterable<string>): Promise<string[]> {
  const found = []
  for (const file of files) {
    const { exif, xmp } = await sharp(await readFile(file)).metadata()
    if ((exif && hasPlace(exif)) || xmp?.includes('GPSLatitude')) found.push(file)
  }
  return found
}

/** True if the first list of tags leads to one of the place. It's a TIFF file behind the word `Exif`. */
function hasPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const at = (offset: number) => (isLittle ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const tags = Array.from({ length: at(start) }, (_, index) => at(start + 2 + 12 * index))
  return tags.includes(0x8825)
}
