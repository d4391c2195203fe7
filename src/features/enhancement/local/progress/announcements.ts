import { type Batch, countsOf, isBusy, type Phase } from '../../batch/batch'
import type { LocalItem } from '../store/local-item'

type LocalBatch = Batch<LocalItem>

/** What is told of a change of the whole batch, in a sentence; nothing of single photographs. */
export function endMessageOf(now: LocalBatch, before: LocalBatch): string | undefined {
  if (now.phase === before.phase || now.items.length < before.items.length) return undefined
  const { completed, total } = countsOf(now.items)
  const news: Record<Phase, string | undefined> = {
    idle: isBusy(before) ? `Enhanced ${completed} of ${total} images` : undefined,
    cancelled: `Cancelled. ${completed} of ${total} images are enhanced`,
    paused: undefined,
    running: undefined,
  }
  return news[now.phase]
}

const quarter = 25

/**
 * What screen readers are told: when the batch begins, waits and goes on, and every quarter of the way. The end is told
 * by a message that everybody sees.
 */
export function announcementOf(now: LocalBatch, before: LocalBatch): string | undefined {
  const { total, left, failed } = countsOf(now.items)
  const handled = total - left
  if (now.phase === 'paused' && before.phase !== 'paused')
    return `Paused. ${handled} of ${total} images are done`
  if (now.phase === 'running' && before.phase !== 'running') return `Enhancing images, ${left} left`
  const quarters = (batch: LocalBatch) => {
    const counts = countsOf(batch.items)
    return Math.floor(((counts.total - counts.left) / counts.total) * (100 / quarter))
  }
  const isNextQuarter = now.items.length === before.items.length && quarters(now) > quarters(before)
  if (now.phase !== 'running' || !isNextQuarter) return undefined
  return `${handled} of ${total} images are done${failed > 0 ? `, ${failed} failed` : ''}`
}
