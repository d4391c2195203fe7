import { sharedWork } from '@/lib/shared-work'
import { type FileType, fileTypes } from '../exported-file-types'
import { allItems } from '../library'
import { type Enhanced, keysOf, type LocalItem, type Original, sourceOf } from '../photo'
import { changeState, type LocalState, localStore } from '../state'
import { jpegKey, resultStore } from '../storage/results-database'
import { readResult } from '../storage/store-result'
import { exportPool } from './export-pool'

/** JPEGs of results. One is made once and lies beside its result: it can be made again, so it goes first. */

const making = sharedWork<Blob>()

/** True from when this device was full until something has left it: JPEGs would only take the room of results. */
let isDeviceFull = false

/**
 * A photo's result as a file of this type. Once the signal is aborted a JPEG isn't waited for, and unless somebody
 * else waits for it, it isn't made any more.
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
  if (!isDeviceFull) void cacheJpeg(key, result, originalFile.name, file)
  return file
}

async function cacheJpeg(key: string, result: Enhanced, name: string, file: Blob): Promise<void> {
  const isUsed = () => keysOf(allItems(localStore.state.library)).includes(result.key)
  if (!isUsed()) return
  try {
    await resultStore.writeIfRoom(key, { name }, file)
  } catch {
    // Where there's no room for it, it's made again the next time.
    return
  }
  // Its result may have left meanwhile.
  if (isUsed()) changeJpegs((jpegs) => jpegs.set(key, file.size))
  else await resultStore.remove([key])
}

function changeJpegs(change: (jpegs: Map<string, number>) => void): void {
  const jpegs = new Map(localStore.state.jpegs)
  change(jpegs)
  changeState({ jpegs })
}

/** Notes that these have left the device, as far as they are JPEGs. */
export function noteJpegsGone(keys: readonly string[]): void {
  const { jpegs }: LocalState = localStore.state
  if (keys.some((key) => jpegs.has(key)))
    changeJpegs((left) => {
      for (const key of keys) left.delete(key)
    })
}

/** Gives a full device the room of all JPEGs. Resolves to `false` if there are none. */
export async function dropJpegs(): Promise<boolean> {
  isDeviceFull = true
  const keys = [...localStore.state.jpegs.keys()]
  if (keys.length === 0) return false
  noteJpegsGone(keys)
  await resultStore.remove(keys)
  return true
}

/** Something has left the device, so that there's room for JPEGs again. */
export function noteRoom(): void {
  isDeviceFull = false
}

/** Makes JPEGs of the results that running batches have got, if that's the chosen type. */
export function makeJpegsAhead({ library, fileType }: LocalState, before: LocalState): void {
  if (fileType === 'png' || isDeviceFull) return
  for (const batch of before.library.batches.values()) {
    if (batch.phase !== 'running') continue
    const known = new Set(keysOf(batch.items))
    // Whoever saves it hears of a failure.
    for (const item of library.batches.get(batch.id)?.items ?? [])
      if (item.result && !known.has(item.result.key)) void fileOf(item, fileType).catch(() => {})
  }
}
