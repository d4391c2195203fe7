import { isGone } from '@/features/enhancement/export/results-to-export'
import { quartersToWrite, rotationOf } from '@/features/enhancement/rotation'
import { showToast } from '@/ui/lazy-toasts'
import { tooLargeError } from '~/workers/enhancer/protocol'
import { atMost } from '~/workers/shared/at-most'
import { assessDevice } from './engine/device-limits'
import { exportPool } from './export/export-pool'
import { newId } from './ids'
import { allItems, photoIn } from './library'
import { removeUnused } from './library-persistence'
import type { Enhanced, LocalItem } from './photo'
import { forgetResults } from './results-gone'
import { localStore, onChange, send } from './state'
import { resultStore } from './storage/results-database'
import { readResult, storeResult } from './storage/store-result'
import { notRotated, tooLargeToRotate } from './words'

/**
 * A result is rotated in two steps. The press is shown at once, and kept like any other change. The file is
 * written anew behind it, however often it was pressed meanwhile, by whichever tab has the tool.
 */

/** Rotates a photo's result clockwise by 90°. */
export function rotateResult({ batch, id }: Pick<LocalItem, 'batch' | 'id'>): void {
  const result = photoIn(localStore.state.library, batch, id)?.result
  if (result) send({ type: 'rotate', batch, id, key: result.key })
}

/** Ids of photos whose files are being written, or wait for that. */
const underWay = new Set<string>()

/** A decoded picture is large: one at a time is in memory. */
const inTurn = atMost(1)

/** Writes the files of all results that are wanted in another rotation, wherever their photos lie. */
export function writeRotations(): void {
  onChange(({ library }, before) => {
    if (library === before.library) return
    for (const { batch, id, result } of allItems(library))
      if (quartersToWrite(result) > 0 && !underWay.has(id)) {
        underWay.add(id)
        void inTurn(() => writeRotation(batch, id))
      }
  })
}

async function writeRotation(batch: string, id: string): Promise<void> {
  const item = photoIn(localStore.state.library, batch, id)
  const { result } = item ?? {}
  // With the event that follows, it's looked at again.
  underWay.delete(id)
  if (!item || !result || quartersToWrite(result) === 0) return
  underWay.add(id)
  const { key } = result
  try {
    const by = await rotate(item, result)
    underWay.delete(id)
    send({ type: 'rotated', batch, id, key, by })
    // The photo may have left meanwhile.
    void removeUnused([by.key])
  } catch (cause) {
    underWay.delete(id)
    if (isGone(cause)) return forgetResults(batch, [{ id, key }])
    send({ type: 'not rotated', batch, id, key })
    const isTooLarge = cause instanceof Error && cause.name === tooLargeError
    const message = isTooLarge ? tooLargeToRotate(item.originalFile.name) : notRotated
    showToast({ kind: 'error', message })
  }
}

async function rotate({ id, batch, originalFile }: LocalItem, result: Enhanced): Promise<Enhanced> {
  const quarters = quartersToWrite(result)
  const { wanted } = rotationOf(result)
  const { maximumPixels } = assessDevice(navigator)
  const file = await exportPool.run(async (surface) =>
    surface.rotate(await readResult(result), quarters, maximumPixels),
  )
  const key = `rotated ${newId()}`
  const facts = { name: originalFile.name, photo: id, rotation: wanted }
  const storedLate = () => {
    send({ type: 'stored', batch, id, key })
    void removeUnused([key])
  }
  // Where there's no room for both, it has that of the file whose place it takes.
  const unkept = await storeResult(key, facts, file, storedLate, resultStore.writeIfRoom)
  return { bytes: file.size, key, unkept, rotation: { inFile: wanted, wanted } }
}

/** A photo, once its file is as people want it; `undefined` if it leaves before that. */
export function whenWritten(batch: string, id: string): Promise<LocalItem | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const item = photoIn(localStore.state.library, batch, id)
      if (item && quartersToWrite(item.result) > 0) return
      resolve(item)
      unsubscribe()
    }
    const { unsubscribe } = localStore.subscribe(look)
    look()
  })
}
