import { type Batch, isBusy, type Phase } from './batch-reducer'
import { countsOf, type EnhancementItem } from './enhancement-item'

type AnyBatch = Batch<EnhancementItem>

/** What is said when a batch ends or is cancelled (specification, section 4). */
export function endMessageOf(now: AnyBatch, before: AnyBatch): string | undefined {
  if (now.phase === before.phase || now.items.length < before.items.length) return undefined
  const { completed, total } = countsOf(now.items)
  const messages: Record<Phase, string | undefined> = {
    idle: isBusy(before) ? `Enhanced ${completed} of ${total} images` : undefined,
    cancelled: `Cancelled. ${completed} of ${total} images are enhanced`,
    paused: undefined,
    running: undefined,
  }
  return messages[now.phase]
}

/** How the message of a batch's end looks: one that has enhanced nothing was no success. */
export function endToastKind({ items, phase }: AnyBatch): 'success' | 'error' {
  return phase === 'idle' && countsOf(items).completed === 0 ? 'error' : 'success'
}

/**
 * What screen readers are told: when a batch begins, pauses and goes on, and at every quarter of the way. Its end is
 * told by a message that everybody sees.
 */
export function announcementOf(now: AnyBatch, before: AnyBatch): string | undefined {
  const { total, left, failed } = countsOf(now.items)
  const handled = total - left
  if (now.phase === 'paused' && before.phase !== 'paused')
    return `Paused. ${handled} of ${total} images are done`
  if (now.phase === 'running' && before.phase !== 'running') return `Enhancing images, ${left} left`
  const isNextQuarter = now.items.length === before.items.length && quartersOf(now) > quartersOf(before)
  if (now.phase !== 'running' || !isNextQuarter) return undefined
  return `${handled} of ${total} images are done${failed > 0 ? `, ${failed} failed` : ''}`
}

/** How many quarters of a batch are handled. */
function quartersOf({ items }: AnyBatch): number {
  const { total, left } = countsOf(items)
  return Math.floor(((total - left) / total) * 4)
}
