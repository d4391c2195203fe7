import { holdSharedLock, sharedLocks } from './locks'

/** Work that no reload of ours may lose, in this tab or in any other. */
const kinds = ['photos', 'estimate'] as const

export type UnfinishedWork = (typeof kinds)[number]

const lockOf = (work: UnfinishedWork) => `unfinished-${work}`

/** Without Web Locks, the unload guard still asks the visitor before photographs are left. */
export function createUpdateHold(work: UnfinishedWork): (isNeeded: boolean) => void {
  let release: (() => void) | undefined
  return (isNeeded) => {
    if (isNeeded) release ??= holdSharedLock(lockOf(work))
    else {
      release?.()
      release = undefined
    }
  }
}

/** What a new version has to wait for. */
export async function findUnfinishedWork(): Promise<UnfinishedWork[]> {
  const holds = await sharedLocks()
  return kinds.filter((work) => holds.includes(lockOf(work)))
}

/** Waits until all of it is finished. */
export async function untilFinished(signal?: AbortSignal): Promise<void> {
  for (let [work] = await findUnfinishedWork(); work; [work] = await findUnfinishedWork())
    await navigator.locks.request(lockOf(work), { signal }, () => {})
}
