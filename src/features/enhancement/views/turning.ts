import type { EnhancementItem } from '../batch/item'

/** What previous and next show, in a circle. */
export interface Turning {
  /** Which one is shown, from 1. */
  readonly position: number
  readonly count: number
  readonly turn: (by: 1 | -1) => void
}

/** Turns through the pictures that have a result. */
export function turningAmong(
  items: readonly EnhancementItem[],
  id: string,
  turnTo: (id: string) => void,
): Turning {
  const done = items.filter(({ result }) => result)
  const index = done.findIndex((item) => item.id === id)
  const turn = (by: 1 | -1) => turnTo(done.at((index + by) % done.length)?.id ?? id)
  return { position: index + 1, count: done.length, turn }
}
