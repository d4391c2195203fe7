import type { BuildDescription } from '~/workers/service-worker/protocol'

interface Newest {
  /** `undefined` if there is none. */
  readonly build: BuildDescription | undefined
  /** True if the visitor has answered "Later" to it, or the page is newer. */
  readonly isPutOff: boolean
  /** True if another version is still the active one. */
  readonly isWaiting: boolean
}

/**
 * What a page does with the newest version on its device. One that is this page's own, as after a roll-back,
 * needs no consent.
 */
export function decideOn({ build, isPutOff, isWaiting }: Newest): 'offer' | 'take over' | undefined {
  if (build?.isOfPage) return isWaiting ? 'take over' : undefined
  return build?.isComplete && !isPutOff ? 'offer' : undefined
}
