import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import classes from './BatchProgress.module.css'

interface BatchProgressProps {
  /** What is being done, for those who do not see the bar. */
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
}

/** How much of a batch has been handled. */
export function BatchProgress({ label, percent }: BatchProgressProps) {
  return (
    <div className={classes.progress}>
      <Progress.Root size="lg" radius="xl" className={classes.bar}>
        <Progress.Section value={percent} aria-label={label} />
      </Progress.Root>
      <p className={classes.percent}>{percent}% complete</p>
    </div>
  )
}
