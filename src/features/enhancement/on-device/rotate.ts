import { showToast } from '@/ui/toast'
import { isGone } from '../export/files'
import { readResult, storeResult } from './engine/enhance-once'
import { exportPool } from './export-pool'
import { type LocalItem, rotatedKey } from './photo'
import { localRunner } from './runner'
import { forget } from './save'
import { forgetThumbnail } from './thumbnail'
import { notRotated } from './words'

/** Rotates a photo's result clockwise by 90°. It's another file then, which nobody has saved. */
export async function rotateResult(item: LocalItem): Promise<void> {
  const { id, originalFile, result } = item
  if (!result) return
  const key = rotatedKey(result)
  try {
    const file = await exportPool.run(async (surface) => surface.rotate(await readResult(result), 1))
    const by = { bytes: file.size, key, ...(await storeResult(key, originalFile.name, file, id)) }
    forgetThumbnail(originalFile)
    localRunner.send({ type: 'replace', id, result, by, isNew: true })
  } catch (cause) {
    if (isGone(cause)) forget([item])
    else showToast({ kind: 'error', message: notRotated })
  }
}
