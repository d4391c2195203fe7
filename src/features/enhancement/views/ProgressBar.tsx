import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { inWords } from '../batch/words'
import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** The work in progress, for those who don't see the bar. */
  readonly label: string
  /** From 0 to 100. */
  readonly percent: number
  /** How far the work is. */
  readonly state: string
  /** Milliseconds for the rest; `undefined` as long as nothing can be said. */
  readonly remaining: number | undefined
  /** Further words. */
  readonly children?: ReactNode
  readonly className?: string
}

export function ProgressBar({ label, percent, state, remaining, children, className }: ProgressBarProps) {
  return (
    <div className={clsx(classes.progress, className)}>
      {/* A bar that grows smoothly has the page laid out again and again, which slows the work it shows. */}
      <Progress.Root size="lg" transitionDuration={0} className={classes.bar}>
        <Progress.Section value={percent} aria-label={label} />
      </Progress.Root>
      <div className={classes.words}>
        <p>{state}</p>
        {remaining !== undefined && <p>{inWords(remaining)}</p>}
      </div>
      {children && <p className={classes.words}>{children}</p>}
    </div>
  )
}
