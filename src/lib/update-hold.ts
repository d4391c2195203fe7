import { createSharedLock, sharedLocks, untilFree } from './locks'

/** Work that no reload of ours may lose, in this tab or in any other. */
const kinds = ['photos', 'estimate'] as const

export type UnfinishedWork = (typeof kinds)[number]

const lockOf = (work: UnfinishedWork) => `unfinished-${work}`

/** Without Web Locks, the unload guard still asks the visitor before photographs are left. */
export function createUpdateHold(work: UnfinishedWork): (isNeeded: boolean) => void {
  return createSharedLock(lockOf(work))
}

/** The work that a new version has to wait for. */
export async function findUnfinishedWork(): Promise<UnfinishedWork[]> {
  const holds = await sharedLocks()
  return kinds.filter((work) => holds.includes(lockOf(work)))
}

/** Waits until all of it is finished. */
export async function untilFinished(signal?: AbortSignal): Promise<void> {
  for (;;) {
    const [work] = await findUnfinishedWork()
    if (!work) return
    await untilFree(lockOf(work), signal)
  }
}
