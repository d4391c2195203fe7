import { downloadAs, isDismissal, isGone } from '@/features/enhancement/export/results-to-export'
import { type PhotoAddress, pickFor } from '../join-pair'
import { type LocalItem, sourceOf } from '../photo'
import { forgetResults } from '../results-gone'
import { whenWritten } from '../rotate'
import { changeState, localStore } from '../state'
import { readResult } from '../storage/store-result'
import { notJoined, resultGone } from '../words'
import { exportPool } from './export-pool'
import { joinedName } from './file-names'
import { whyNotShared } from './share'

/** Begins to pick photos that become one picture, or ends it. */
export const startJoining = () => changeState({ joining: {} })
export const stopJoining = () => changeState({ joining: null })

/** Picks a photo of whichever batch is open: first the one from before, then the one from after. */
export function pickToJoin(photo: PhotoAddress): void {
  changeState({ joining: pickFor(localStore.state.joining, photo) })
}

export function swapJoined(): void {
  const { before, after } = localStore.state.joining ?? {}
  changeState({ joining: { before: after, after: before } })
}

/** Why two photos weren't joined, in words for people. */
export class NotJoined extends Error {}

/**
 * The results of two photos as one JPEG, named after both. It's as old as the second one.
 *
 * @throws a `NotJoined`, also once the signal is aborted. A photo whose result is gone is pending again
 */
export async function joinResults(before: LocalItem, after: LocalItem, signal?: AbortSignal): Promise<File> {
  const [first, second] = await Promise.all([before, after].map(readWritten))
  if (!first || !second) throw new NotJoined(resultGone(before.originalFile.name))
  const source = await sourceOf(after.originalFile)
  const from = { png: first, source: await sourceOf(before.originalFile) }
  const name = joinedName(before.originalFile.name, after.originalFile.name, calledName(before, after))
  try {
    const joined = await exportPool.run((surface) => surface.joinPngs(from, { png: second, source }), signal)
    return new File([joined], name, { type: joined.type, lastModified: source.lastModified })
  } catch {
    throw new NotJoined(notJoined)
  }
}

/** What people call the batch of the second one, whose day the picture has, or else that of the first. */
function calledName(before: LocalItem, after: LocalItem): string {
  const { batches } = localStore.state.library
  const [name = ''] = [after, before].flatMap(({ batch }) => batches.get(batch)?.name.trim() || [])
  return name
}

async function readWritten({ batch, id, originalFile }: LocalItem): Promise<Blob> {
  const result = (await whenWritten(batch, id))?.result
  if (!result) throw new NotJoined(resultGone(originalFile.name))
  try {
    return await readResult(result)
  } catch (cause) {
    if (!isGone(cause)) throw new NotJoined(notJoined)
    forgetResults(batch, [{ id, key: result.key }])
    throw new NotJoined(resultGone(originalFile.name))
  }
}

export const downloadJoined = (file: File) => downloadAs(file, file.name)

/** Why it wasn't shared, for people; `undefined` if it was, or if nobody was chosen to get it. */
export async function shareJoined(file: File): Promise<string | undefined> {
  try {
    await navigator.share({ files: [file] })
    return undefined
  } catch (cause) {
    return isDismissal(cause) ? undefined : whyNotShared(cause, [file])
  }
}
