import type { Batch } from '../batch/batch-reducer'
import { type EnhancementItem, progressOf } from '../batch/item'
import { detailsOf, remainingTime } from '../batch/words'
import { ProgressBar } from './ProgressBar'

interface BatchProgressProps {
  readonly batch: Batch<EnhancementItem>
  /** The work in progress, for those who don't see the bar. */
  readonly label: string
  readonly className?: string
}

export function BatchProgress({ batch, label, className }: BatchProgressProps) {
  const percent = progressOf(batch.items)
  return (
    <ProgressBar
      label={label}
      percent={percent}
      state={`${percent}% complete`}
      remaining={remainingTime(batch)}
      className={className}
    >
      {detailsOf(batch)}
    </ProgressBar>
  )
}
