import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openPromise, type ZipFile } from 'yauzl'
import { WrongInput } from './wrong-input.ts'

/** A file of the zip or the folder. Its name is for comparing and showing: nothing is ever written under it. */
export interface GivenFile {
  readonly name: string
  /** @throws WrongInput where it cannot be read */
  read(): Promise<Buffer>
}

/** Many times what an enhanced photograph takes. A zip can hold files a thousand times its own size. */
const maxBytes = 200_000_000

/**
 * Gives the files of a zip or a folder, also those in its folders, in the order of their names. They can be read until
 * `use` is done.
 *
 * @throws WrongInput where it cannot be read
 */
export async function withGivenFiles<Result>(
  path: string,
  use: (files: readonly GivenFile[]) => Promise<Result>,
): Promise<Result> {
  const found = await stat(path).catch(() => {
    throw new WrongInput(`There is no ${path}`)
  })
  if (found.isDirectory()) return use(inOrder(await filesOf(path)))
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new WrongInput(`${path} is neither a folder nor a zip file (${error.message})`)
  })
  try {
    return await use(inOrder(await entriesOf(zip, path)))
  } finally {
    zip.close()
  }
}

async function filesOf(folder: string): Promise<GivenFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !isHidden(entry.name))
    .map(({ name, parentPath }) => {
      const path = join(parentPath, name)
      return { name, read: async () => readSmall((await stat(path)).size, () => readFile(path)) }
    })
}

async function entriesOf(zip: ZipFile, path: string): Promise<GivenFile[]> {
  const files: GivenFile[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      const name = basename(entry.fileName)
      if (entry.fileName.endsWith('/') || isHidden(name)) continue
      const unpack = async () => Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray())
      files.push({ name, read: () => readSmall(entry.uncompressedSize, unpack) })
    }
  } catch (error) {
    throw new WrongInput(`${path} cannot be read: ${(error as Error).message}`)
  }
  return files
}

async function readSmall(bytes: number, read: () => Promise<Buffer>): Promise<Buffer> {
  if (bytes > maxBytes) throw new WrongInput('it is larger than 200 MB')
  return read()
}

/** What systems put beside people's files: `.DS_Store`, and on macOS a `._photo.png` for every photo.png. */
const isHidden = (name: string) => name.startsWith('.')

const inOrder = (files: GivenFile[]) =>
  files.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
