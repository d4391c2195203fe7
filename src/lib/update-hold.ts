import { untilFree } from './locks'

/** Work that no reload of ours may lose, in this tab or in any other. */
const kinds = ['photos', 'estimate'] as const

export type UnfinishedWork = (typeof kinds)[number]

const lockOf = (work: UnfinishedWork) => `unfinished-${work}`

/**
 * Makes a switch for the lock of some work, which this tab holds together with any other tab that has such work.
 * Old browsers and pages that came over plain http have no locks. There, the unload guard still asks the visitor
 * before photographs are left.
 */
export function createUpdateHold(work: UnfinishedWork): (isNeeded: boolean) => void {
  let release: (() => void) | undefined
  const hold = () => {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    navigator.locks?.request(lockOf(work), { mode: 'shared' }, () => released).catch(() => {})
  }
  return (isNeeded) => {
    if (isNeeded) {
      if (!release) hold()
    } else {
      release?.()
      release = undefined
    }
  }
}

/** The work that a new version has to wait for. Who waits for its end asks for its lock alone. */
export async function findUnfinishedWork(): Promise<UnfinishedWork[]> {
  const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {}
  const locks = [...held, ...pending].filter(({ mode }) => mode === 'shared').map(({ name }) => name)
  return kinds.filter((work) => locks.includes(lockOf(work)))
}

/** Waits until all of it is finished. */
export async function untilFinished(signal?: AbortSignal): Promise<void> {
  for (;;) {
    const [work] = await findUnfinishedWork()
    if (!work) return
    await untilFree(lockOf(work), signal)
  }
}
