import { rotationOf } from '@/features/enhancement/rotation'
import { atMost } from '~/workers/shared/at-most'
import type { Library } from '../library'
import { idsOf, type LocalItem } from '../photo'
import type { Difference, KeptBatches, KeptPhoto } from './batch-database'
import { batchRecords, differenceOf, keptItems, usedKeys, withJpegs } from './library-difference'
import type { ResultStore } from './results-database'
import { problemOf, type StorageProblem } from './storage-problem'

export interface KeepStatus {
  /** The ids of photos that have no kept copy and get none, so that they end with the page. */
  readonly uncopied: ReadonlySet<string>
  readonly isCopying: boolean
  /** Why the storage could not be written, as far as is known. */
  readonly storageProblem: StorageProblem | null
}

interface KeeperOptions {
  readonly kept: KeptBatches
  readonly results: Pick<ResultStore, 'remove'>
  /** The library as it is now. */
  readonly library: () => Library
  /** Told whenever the status changes. */
  readonly report: (status: KeepStatus) => void
  /** Told of a photo whose new state found no room. */
  readonly onRefused: (item: LocalItem) => void
  /** Told when something has left the storage. */
  readonly onRoom: () => void
}

export interface LibraryKeeper {
  /** Keeps what differs between two states of the library. */
  follow(now: Library, before: Library): void
  /** Notes photos that an earlier visit has kept, so that they aren't kept again. */
  markRecorded(ids: readonly string[]): void
  /** Resolves when all differences so far have been written, or refused. */
  written(): Promise<void>
  /** Removes results and their JPEGs, but for those that photos refer to by then. */
  removeUnused(keys: readonly string[]): Promise<void>
  /** Tries again what was refused. */
  repeatRefused(): void
  /** The ids of batches whose records wait to be written, or found no room. */
  unwrittenBatches(): readonly string[]
  /** True if a photo is kept with its copy. */
  isKept(id: string): boolean
  /** Ends what is still to be written. */
  end(): void
}

/** Of what isn't stored as it is: it waits to be, or the storage had no room for it. */
type Standing = 'waits' | 'refused'

/**
 * Keeps the library in the browser's storage: what differs between two states of it, in one queue. What waits
 * there is written as it is when its turn comes, so the last state is what stays.
 */
export function createLibraryKeeper(options: KeeperOptions): LibraryKeeper {
  const { kept, results, library, report, onRefused, onRoom } = options
  /** Photos that are kept, with or without their copies. */
  const recorded = new Set<string>()
  /** Photos whose files can't be read any more. They fail when their turn comes, and aren't kept. */
  const unreadable = new Set<string>()
  // The records and copies of photos, and the records of batches, that aren't stored as they are.
  const records = new Map<string, Standing>()
  const copies = new Map<string, Standing>()
  const batches = new Map<string, Standing>()
  /** Keys of results that wait to be removed. */
  const dropped = new Set<string>()
  /** What is being written. */
  let underWay = nothing
  let hasEnded = false
  let storageProblem: StorageProblem | null = null

  let reported = ''
  const reportStatus = () => {
    const uncopied = idsThat('refused', copies)
    const status = { uncopied, isCopying: someWait(copies), storageProblem }
    const now = JSON.stringify(status)
    if (hasEnded || now === reported) return
    reported = now
    report({ ...status, uncopied: new Set(uncopied) })
  }
  const refuseCopy = (id: string, cause: unknown) => {
    copies.set(id, 'refused')
    storageProblem = problemOf(cause)
  }
  const itemOf = (id: string) => (unreadable.has(id) ? undefined : keptItems(library()).get(id))

  const removeUnused = async (keys: Iterable<string>) => {
    if (hasEnded) return
    if (!library().isLoaded) {
      // Photos that an earlier visit has kept may refer to them.
      for (const key of keys) dropped.add(key)
      return
    }
    const used = withJpegs(usedKeys(library()))
    const unused = [...keys].filter((key) => !used.has(key))
    if (unused.length === 0) return
    await results.remove([...withJpegs(unused)])
    onRoom()
  }

  const writeOne = async (photo: KeptPhoto) => {
    try {
      await kept.write({ ...nothing, photos: [photo] })
      recorded.add(photo.id)
    } catch (cause) {
      refuseUnlessWaiting(records, photo.id)
      // One that is kept is only enhanced again after a return. Without a record there's no copy.
      if (!recorded.has(photo.id)) refuseCopy(photo.id, cause)
      const item = itemOf(photo.id)
      if (item) onRefused(item)
    }
  }

  /** Removals need no room, and one photo may find some where another one doesn't. */
  const writeInParts = async (difference: Difference) => {
    await kept.write({ ...nothing, removed: difference.removed }).catch(() => {})
    await kept.write({ ...nothing, batches: difference.batches }).catch(() => {
      for (const id of difference.batches.keys()) refuseUnlessWaiting(batches, id)
    })
    for (const photo of difference.photos) await writeOne(photo)
  }

  const takeDifference = () => {
    const ids = idsThat('waits', records)
    const items = ids.flatMap((id) => itemOf(id) ?? [])
    const recordOf = batchRecords(library())
    // Before it's loaded, an earlier visit may have kept more of a batch, and nothing is known to be unused.
    const [batchIds, keys] = library().isLoaded ? [idsThat('waits', batches), [...dropped]] : [[], []]
    const staying = new Set(idsOf(items))
    const difference: Difference = {
      photos: items.map(keptPhoto),
      removed: ids.filter((id) => !staying.has(id)),
      batches: new Map(batchIds.map((id) => [id, recordOf(id)])),
    }
    for (const id of ids) records.delete(id)
    for (const id of batchIds) batches.delete(id)
    for (const key of keys) dropped.delete(key)
    for (const id of difference.removed) for (const known of [recorded, copies]) known.delete(id)
    return { difference, keys }
  }

  const writeDifference = async () => {
    const { difference, keys } = takeDifference()
    underWay = difference
    try {
      await kept.write(difference)
      for (const { id } of difference.photos) recorded.add(id)
    } catch {
      await writeInParts(difference)
    }
    underWay = nothing
    // Not before the photos' own records tell that they have dropped them.
    await removeUnused(keys)
    if (difference.removed.length > 0) onRoom()
    reportStatus()
  }

  const isWaiting = () => someWait(records) || ((someWait(batches) || dropped.size > 0) && library().isLoaded)
  let writing: Promise<void> | undefined
  const writeAll = async () => {
    while (isWaiting() && !hasEnded) await writeDifference()
    writing = undefined
    void copyInTurn(copyAll)
  }
  const write = (): Promise<void> => {
    if (!writing && isWaiting() && !hasEnded) writing = writeAll()
    return writing ?? Promise.resolve()
  }

  /** One after the other, so that one copy at a time is in memory. */
  const copyInTurn = atMost(1)
  const copyAll = async () => {
    for (const [id, standing] of copies)
      if (standing === 'waits' && recorded.has(id) && !hasEnded) await copy(id)
    reportStatus()
  }
  const copy = async (id: string) => {
    const file = await itemOf(id)
      ?.originalFile.read()
      .catch(() => void unreadable.add(id))
    if (hasEnded) return
    try {
      // It may have left meanwhile.
      if (file && itemOf(id)) await kept.addCopy(id, file)
      copies.delete(id)
    } catch (cause) {
      refuseCopy(id, cause)
    }
    // A copy goes with its record, also one that was made when the photo had just left.
    if (!file || !itemOf(id)) records.set(id, 'waits')
    reportStatus()
    void write()
  }

  return {
    follow(now, before) {
      const difference = differenceOf(now, before)
      for (const id of difference.added)
        if (!recorded.has(id)) {
          copies.set(id, 'waits')
          records.set(id, 'waits')
        }
      for (const id of difference.changed) records.set(id, 'waits')
      for (const id of difference.batches) batches.set(id, 'waits')
      for (const key of difference.dropped) dropped.add(key)
      reportStatus()
      void write()
    },
    markRecorded(ids) {
      for (const id of ids) recorded.add(id)
    },
    written: write,
    removeUnused,
    repeatRefused() {
      for (const unstored of [records, copies, batches])
        for (const id of unstored.keys()) unstored.set(id, 'waits')
      reportStatus()
      void write()
      void copyInTurn(copyAll)
    },
    unwrittenBatches: () => [...new Set([...batches.keys(), ...underWay.batches.keys()])],
    isKept: (id) => recorded.has(id) && !copies.has(id),
    end() {
      hasEnded = true
    },
  }
}

const idsThat = (standing: Standing, unstored: ReadonlyMap<string, Standing>) =>
  [...unstored].flatMap(([id, its]) => (its === standing ? id : []))

const someWait = (unstored: ReadonlyMap<string, Standing>) => [...unstored.values()].includes('waits')

/** What has changed since its state was refused waits already. */
function refuseUnlessWaiting(unstored: Map<string, Standing>, id: string): void {
  if (!unstored.has(id)) unstored.set(id, 'refused')
}

const nothing: Difference = { photos: [], removed: [], batches: new Map() }

function keptPhoto({ id, batch, originalFile, status, error, result, isExported }: LocalItem): KeptPhoto {
  const { name, size, type, lastModified, folder } = originalFile
  const key = (result?.unkept === null && result.key) || null
  // A photo that was processing, or whose unsaved result ends with the page, is to be enhanced again.
  const isToDo = status === 'processing' || (status === 'completed' && !key && !isExported)
  return {
    id,
    batch,
    name,
    size,
    type,
    lastModified,
    folder,
    status: isToDo ? 'pending' : status,
    error,
    key,
    isSaved: isExported,
    rotation: result ? rotationOf(result) : undefined,
  }
}
