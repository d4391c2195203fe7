import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconFileZip, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Batch, isBusy, isUnhandled } from '../batch/batch-reducer'
import { countsOf, type EnhancementItem, progressOf } from '../batch/item'
import { detailsOf, inWords, remainingTime } from '../batch/words'
import classes from './BatchControls.module.css'

interface BatchProps {
  readonly batch: Batch<EnhancementItem>
}

interface BatchControlsProps extends BatchProps {
  readonly icon: ReactNode
  /** The first button's words. */
  readonly children: string
  /** Whether saving comes before what these buttons do. */
  readonly isSaveNext: boolean
  readonly onStart: () => void
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onRetry: () => void
}

/**
 * What can be done with a batch: begin, pause and resume, or retry what failed when nothing else is left. The
 * filled one is the next step.
 */
export function BatchControls(props: BatchControlsProps) {
  const { batch, icon, children, isSaveNext, onStart, onPause, onResume, onRetry } = props
  const { items, phase } = batch
  const isPaused = phase === 'paused'
  const PauseIcon = isPaused ? IconPlayerPlay : IconPlayerPause
  const { failed } = countsOf(items)
  const isAtEnd = items.length > 0 && !items.some(isUnhandled)
  return (
    <div className={classes.controls}>
      {!isAtEnd && (
        <Button
          size="lg"
          leftSection={icon}
          // Of no photos it says so when pressed.
          {...inertIf(items.length === 0 || isBusy(batch))}
          onClick={onStart}
        >
          {children}
        </Button>
      )}
      {isBusy(batch) && (
        // One button for both, so that the focus stays where it is.
        <Button
          variant={isPaused && !isSaveNext ? 'filled' : 'default'}
          size="lg"
          leftSection={<PauseIcon size={22} stroke={1.5} aria-hidden />}
          onClick={isPaused ? onResume : onPause}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      {isAtEnd && failed > 0 && (
        <Button
          variant={isSaveNext ? 'default' : 'filled'}
          size="lg"
          leftSection={<IconRefresh size={22} stroke={1.5} aria-hidden />}
          onClick={onRetry}
        >
          {`Retry All Failed (${failed})`}
        </Button>
      )}
    </div>
  )
}

/** For a button that does nothing for now. Unlike a disabled one it keeps the focus. */
export const inertIf = (isInert: boolean) => ({
  'aria-disabled': isInert || undefined,
  'data-disabled': isInert || undefined,
})

interface ExportButtonProps {
  readonly count: number
  /** How many have been written, while they are exported; `null` otherwise. */
  readonly written: number | null
  readonly isNextStep: boolean
  readonly onExport: () => void
}

export function ExportButton({ count, written, isNextStep, onExport }: ExportButtonProps) {
  return (
    <Button
      className={classes.wide}
      variant={isNextStep ? 'filled' : 'light'}
      size="lg"
      leftSection={<IconFileZip size={22} stroke={1.5} aria-hidden />}
      {...inertIf(written !== null)}
      onClick={written === null ? onExport : undefined}
    >
      {written === null
        ? `Save ${count} ${count === 1 ? 'photo' : 'photos'}`
        : `Saving ${Math.min(written + 1, count)} of ${count}`}
    </Button>
  )
}

interface BatchProgressProps extends BatchProps {
  /** What is being done, for those who do not see the bar. */
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
