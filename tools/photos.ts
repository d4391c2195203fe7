import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join, parse, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Metadata } from 'sharp'
import { openPromise } from 'yauzl'

/**
 * `npm run photos -- <zip or folder>`: replaces the site's photographs by enhanced ones of either photo tool, as staff do
 * by the specification. The repository is their backup.
 */

/**
 * Replaces photographs in `src/photos` by the enhanced files that have their names. They keep their size in pixels: the
 * pages and the limits of the backend function are made for it.
 *
 * @param path of a zip file or a folder
 * @param root of the repository
 * @returns what was done, in lines
 * @throws Error with every reason why nothing was replaced
 */
export async function replacePhotographs(path: string, root: string): Promise<string[]> {
  const folder = join(root, 'src/photos')
  const { stdout: changes } = await promisify(execFile)('git', ['status', '--porcelain', folder], {
    cwd: root,
  })
  if (changes) throw new Error('src/photos has changes. Commit them first: git is the backup.')

  const originals = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
  const replacements = new Map<string, Buffer>()
  const others: string[] = []
  const problems: string[] = []
  for (const file of await readGiven(path)) {
    // Browsers put a number behind the name of a file that they have already.
    const [, stem] = /^enhanced-(.+?)(?: ?\(\d+\))?\.(?:png|jpe?g|webp)$/i.exec(file.name) ?? []
    const original = originals.find((name) => parse(name).name.toLowerCase() === stem?.toLowerCase())
    if (!original) others.push(file.name)
    else if (replacements.has(original)) problems.push(`${file.name}: a second file for ${original}`)
    else {
      try {
        replacements.set(original, await siteJpegOf(file.bytes, await readFile(join(folder, original))))
      } catch (error) {
        problems.push(`${file.name}: ${(error as Error).message}`)
      }
    }
  }
  if (problems.length > 0) throw new Error(`Nothing was replaced.\n${problems.join('\n')}`)
  if (replacements.size === 0)
    throw new Error('There is no enhanced-(name).png, .jpg or .webp of a photograph.')

  for (const [name, jpeg] of replacements) await writeFile(join(folder, name), jpeg)
  return [
    ...[...replacements].map(([name, jpeg]) => `${name}: replaced, ${Math.round(jpeg.length / 1000)} KB`),
    ...others.map((name) => `${name}: left out, no photograph has this name`),
    'To put the earlier ones back: git restore src/photos',
  ]
}

/** The files of a zip or a folder, also those in its folders. */
async function readGiven(path: string): Promise<{ name: string; bytes: Buffer }[]> {
  const files: { name: string; bytes: Buffer }[] = []
  if ((await stat(path)).isDirectory()) {
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        files.push({ name: entry.name, bytes: await readFile(join(entry.parentPath, entry.name)) })
    return files
  }
  const zip = await openPromise(path, { autoClose: false })
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue
    const bytes = Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
    files.push({ name: basename(entry.fileName), bytes })
  }
  zip.close()
  return files
}

/** An enhanced picture in the size and quality of the original. @throws Error that says why it cannot replace it */
async function siteJpegOf(enhanced: Buffer, original: Buffer): Promise<Buffer> {
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
    const [path] = process.argv.slice(2)
    if (!path) throw new Error('Use: npm run photos -- <zip or folder>')
    // npm runs scripts in the package's folder, wherever it was called.
    const given = resolve(process.env.INIT_CWD ?? '', path)
    console.log((await replacePhotographs(given, join(import.meta.dirname, '..'))).join('\n'))
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
