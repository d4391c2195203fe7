import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { Batch } from '../batch/batch-reducer'
import { type EnhancementItem, progressOf } from '../batch/item'
import { detailsOf, inWords, remainingTime } from '../batch/words'
import classes from './BatchProgress.module.css'

interface BatchProgressProps {
  readonly batch: Batch<EnhancementItem>
  /** The work in progress, for those who don't see the bar. */
  readonly label: string
}

export function BatchProgress({ batch, label }: BatchProgressProps) {
  const percent = progressOf(batch.items)
  const time = remainingTime(batch)
  return (
    <div className={classes.progress}>
      {/* A bar that grows smoothly has the page laid out again and again, which slows the work it shows. */}
      <Progress.Root size="lg" radius={24} transitionDuration={0} className={classes.bar}>
        <Progress.Section value={percent} aria-label={label} />
      </Progress.Root>
      <div className={classes.words}>
        <p>{`${percent}% complete`}</p>
        {time !== undefined && <p>{inWords(time)}</p>}
      </div>
      <p className={classes.words}>{detailsOf(batch)}</p>
    </div>
  )
}
