import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import classes from './BatchProgress.module.css'

interface BatchProgressProps {
  /** What is being done, for those who do not see the bar. */
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
  /** What else there is to say of how far it is. */
  readonly details?: string
}

/** How much of a batch has been handled. */
export function BatchProgress({ label, percent, details }: BatchProgressProps) {
  return (
    <div className={classes.progress}>
      {/* A bar that grows smoothly has the page laid out again and again, at the expense of the work it shows. */}
      <Progress.Root size="lg" radius="xl" transitionDuration={0} className={classes.bar}>
        <Progress.Section value={percent} aria-label={label} />
      </Progress.Root>
      <div className={classes.words}>
        <p>{percent}% complete</p>
        {details && <p>{details}</p>}
      </div>
    </div>
  )
}
