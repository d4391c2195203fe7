import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { Refusal } from '../refusal.ts'
import { noRoom, type ResultStore, resultNamePattern, resultsPath } from './result-store.ts'

/** Ending of files that are still being written. */
const unfinished = '.part'

/** The maximum size of all results on the disk in bytes, enough for hundreds of photographs. */
const defaultMaxBytes = 500_000_000

/**
 * Stores results in a folder on this machine. A file is written under a temporary name and then renamed. If
 * all take too much space, the oldest ones are deleted.
 *
 * @throws Error if it can't be written, which is better known before a photograph is enhanced
 */
export async function openFolderStore(folder: string, maxBytes = defaultMaxBytes): Promise<ResultStore> {
  const probe = join(folder, `${crypto.randomUUID()}${unfinished}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(`${folder} can't be written (${code}). ENHANCE_STORE_FOLDER names another folder.`, {
      cause,
    })
  }
  return {
    has: async (name) => existsSync(join(folder, name)),
    save: async (name, jpeg) => {
      const path = join(folder, name)
      // It may be gone: `npm ci` removes the one that `npm start` uses.
      await mkdir(folder, { recursive: true })
      await write(path, jpeg)
      await removeOldest(folder, maxBytes, path)
    },
  }
}

/** Its results, without those that another server has deleted meanwhile. */
async function list(folder: string) {
  const names = (await readdir(folder)).filter((name) => resultNamePattern.test(name))
  const paths = names.map((name) => join(folder, name))
  const files = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(path).catch(() => null)
      return found && { path, size: found.size, mtimeMs: found.mtimeMs }
    }),
  )
  return files.filter((file) => file !== null)
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
  const files = await list(folder)
  files.sort((a, b) => a.mtimeMs - b.mtimeMs)
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files) {
    if (bytes <= maxBytes) break
    if (path === newest) continue
    await rm(path, { force: true })
    bytes -= size
  }
}

/**
 * Serves the results of a folder at {@link resultsPath}, as Supabase Storage does.
 *
 * @returns null for a path that is not a result's
 */
export async function serveResult(
  method: string,
  requestPath: string,
  folder: string,
): Promise<Response | null> {
  if (!requestPath.startsWith(resultsPath)) return null
  if (method !== 'GET' && method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  const name = requestPath.slice(resultsPath.length)
  const path = join(folder, name)
  const found = resultNamePattern.test(name) ? await stat(path).catch(() => null) : null
  if (!found) return new Response(null, { status: 404 })
  // As a stream: of many results that are asked for at once and read slowly, only small parts are in memory.
  const body = method === 'HEAD' ? null : (ReadableStream.from(createReadStream(path)) as BodyInit)
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
