import { downloadAs, isDismissal, isGone } from '../export/files'
import { readResult } from './engine/enhance-once'
import { exportPool } from './export-pool'
import { joinedName } from './file-names'
import { sourceOf } from './jpeg-cache'
import type { LocalItem } from './photo'
import { whyNotShared } from './share'
import { notJoined, oneIsGone } from './words'

/**
 * The results of two photos as one JPEG, named after both. It's as old as the second one. Rejects once the signal
 * is aborted.
 */
export async function joinResults(before: LocalItem, after: LocalItem, signal?: AbortSignal): Promise<File> {
  const [first, second] = await Promise.all([before, after].map(({ result }) => result && readResult(result)))
  if (!first || !second) throw new DOMException('A result is gone', 'NotFoundError')
  const source = await sourceOf(after.originalFile)
  const joined = await exportPool.run((surface) => surface.joinPngs(first, second, source), signal)
  const name = joinedName(before.originalFile.name, after.originalFile.name)
  return new File([joined], name, { type: joined.type, lastModified: source.lastModified })
}

export const whyNotJoined = (cause: unknown) => (isGone(cause) ? oneIsGone : notJoined)

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
