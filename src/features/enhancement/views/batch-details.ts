import type { Batch } from '../batch/batch-reducer'
import { countsOf, type EnhancementItem, isProcessing } from '../batch/enhancement-item'
import { inWords, remainingTime } from '../batch/remaining-time'

/** How far a batch is, in words. */
export function detailsOf(batch: Batch<EnhancementItem>): string {
  const { total, completed, failed, left } = countsOf(batch.items)
  const time = remainingTime(batch)
  const pausing = batch.items.some(isProcessing) ? 'Pausing after this image' : 'Paused'
  return [
    ...(batch.phase === 'paused' ? [pausing] : []),
    ...(batch.phase === 'cancelled' ? ['Cancelled'] : []),
    `${completed} of ${total} enhanced`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(left > 0 ? [`${left} left`] : []),
    ...(time === undefined ? [] : [inWords(time)]),
  ].join(' · ')
}
