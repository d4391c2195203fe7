import { sharedWork } from '@/lib/shared-work'
import { readResult } from './engine/enhance-once'
import { exportPool } from './export-pool'
import { type FileType, fileTypes } from './file-type'
import type { Enhanced, LocalItem, Original } from './photo'
import { allItems } from './shelf'
import { keysOf } from './shelved-batch'
import { type LocalBatch, localStore } from './state'
import { jpegKey, resultStore } from './storage/results-database'

const making = sharedWork<Blob>()

/**
 * A photo's result as a file of this type. A JPEG is made once: it stays beside its result. Once the signal is
 * aborted it isn't waited for, and unless somebody else waits for it, it isn't made any more.
 *
 * @throws as `readResult`, and an `Error` if this device can't make a JPEG so large
 */
export async function fileOf(item: LocalItem, fileType: FileType, signal?: AbortSignal): Promise<Blob> {
  const { originalFile, result } = item
  if (!result) throw new DOMException('There is no result', 'NotFoundError')
  if (fileType === 'png') return readResult(result)
  const key = jpegKey(result.key, fileType)
  return making(key, (unwanted) => readOrMake(originalFile, result, fileType, unwanted), signal)
}

async function readOrMake(
  originalFile: Original,
  result: Enhanced,
  fileType: Exclude<FileType, 'png'>,
  signal: AbortSignal,
): Promise<Blob> {
  const key = jpegKey(result.key, fileType)
  const made = await resultStore.read(key).catch(() => undefined)
  if (made) return made
  // What it's made of is read in its turn: not every browser keeps that on the disk.
  const file = await exportPool.run(
    async (surface) =>
      surface.makeJpeg(await readResult(result), fileTypes[fileType].jpeg, await sourceOf(originalFile)),
    signal,
  )
  // Where there's no room for it, it's made again the next time.
  if (keysOf(allItems()).includes(result.key))
    void resultStore.cacheJpeg(key, originalFile.name, file).catch(() => {})
  return file
}

/** What a picture that is made of a result learns its day from. */
export const sourceOf = async ({ lastModified, read }: Original) => ({
  original: await read().catch(() => undefined),
  lastModified,
})

/** Makes the JPEGs of a batch while it runs, if that's the chosen type, so that they are there when it ends. */
export function makeJpegsAhead(now: LocalBatch, before: LocalBatch): void {
  const { fileType } = localStore.state
  if (fileType === 'png' || before.phase !== 'running') return
  const known = new Set(before.items.map(({ result }) => result))
  const added = now.items.filter(({ result }) => result && !known.has(result))
  // Whoever saves it hears of a failure.
  for (const item of added) void fileOf(item, fileType).catch(() => {})
}
