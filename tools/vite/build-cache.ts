import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../root.ts'

/** Where builds keep what is slow to make. */
const folder = join(root, 'node_modules/.cache')

/**
 * The path of a file that is written once for all builds.
 *
 * @param name with a `*` for the hash of everything that the file is made from
 */
export async function cachedFile(
  name: string,
  madeFrom: readonly (string | Buffer)[],
  write: (path: string) => Promise<unknown>,
): Promise<string> {
  const hash = createHash('sha256')
  for (const part of madeFrom) hash.update(part)
  const file = join(folder, name.replace('*', hash.digest('hex')))
  if (existsSync(file)) return file
  await mkdir(dirname(file), { recursive: true })
  // Two builds may run at once, and two bundles of one. None must read or move a file that another is still writing.
  const unfinished = `${file}.${randomUUID()}`
  await write(unfinished)
  await rename(unfinished, file)
  return file
}
