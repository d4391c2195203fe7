import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '../refusal.ts'
import { noRoom, type ResultStore, resultNamePattern, resultsPath } from './result-store.ts'

/** Ending of files that are still being written. */
const unfinished = '.part'

/** The maximum size of all results on the disk in bytes, enough for hundreds of photographs. */
const defaultMaxBytes = 500_000_000

/**
 * Stores results in a folder on this machine. A file is written under a temporary name and then renamed. If all results
 * take too much space, the oldest ones are deleted. Opening the folder deletes unfinished files of an interrupted run.
 *
 * @throws Error if it can't be written, which is better known at the start than with the first result
 */
export async function openFolderStore(folder: string, maxBytes = defaultMaxBytes): Promise<ResultStore> {
  const probe = join(folder, `probe${unfinished}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    throw new Error(`ENHANCE_STORE_FOLDER is "${folder}", which can't be written`, { cause })
  }
  const leftovers = (await readdir(folder)).filter((name) => name.endsWith(unfinished))
  await Promise.all(leftovers.map((name) => rm(join(folder, name), { force: true })))
  return {
    has: async (name) => existsSync(join(folder, name)),
    save: async (name, jpeg) => {
      await write(join(folder, name), jpeg)
      await removeOldest(folder, maxBytes, name)
    },
  }
}

async function write(path: string, jpeg: Uint8Array): Promise<void> {
  const part = `${path}.${crypto.randomUUID()}${unfinished}`
  try {
    const file = await open(part, 'wx')
    try {
      await file.writeFile(jpeg)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Refusal(507, noRoom)
    throw error
  }
}

/** Deletes the oldest results until the folder is within its limit. The newest one always stays. */
async function removeOldest(folder: string, maxBytes: number, newest: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => resultNamePattern.test(name))
  const files = await Promise.all(names.map(async (name) => ({ name, ...(await stat(join(folder, name))) })))
  files.sort((a, b) => a.mtimeMs - b.mtimeMs)
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of files) {
    if (bytes <= maxBytes) break
    if (name === newest) continue
    await rm(join(folder, name), { force: true })
    bytes -= size
  }
}

/**
 * Serves the results of a folder at {@link resultsPath}, as Supabase Storage does.
 *
 * @returns null for a request that is not for a result
 */
export async function serveResult(request: Request, folder: string): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith(resultsPath)) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const name = pathname.slice(resultsPath.length)
  const path = join(folder, name)
  const found = resultNamePattern.test(name) ? await stat(path).catch(() => null) : null
  if (!found) return new Response(null, { status: 404 })
  // As a stream: of many results that are asked for at once and read slowly, only small parts are in memory.
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(path)) as ReadableStream)
  return new Response(body, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(found.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
