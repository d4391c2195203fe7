import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconFileZip, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { type Batch, isBusy } from '../batch/batch-reducer'
import { type EnhancementItem, progressOf } from '../batch/item'
import { detailsOf } from '../batch/words'
import classes from './BatchControls.module.css'

interface BatchProps {
  readonly batch: Batch<EnhancementItem>
}

interface PauseControlsProps extends BatchProps {
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onCancel: () => void
}

/** The buttons of a batch that has begun: pause, which becomes resume, and cancel. */
export function PauseControls({ batch, onPause, onResume, onCancel }: PauseControlsProps) {
  if (!isBusy(batch)) return null
  const isPaused = batch.phase === 'paused'
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <>
      {/* One button for both, so that the focus stays where it is. */}
      <Button
        variant={isPaused ? 'filled' : 'default'}
        size="lg"
        leftSection={<Icon size={22} stroke={1.5} aria-hidden />}
        onClick={isPaused ? onResume : onPause}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        variant="default"
        size="lg"
        leftSection={<IconPlayerStop size={22} stroke={1.5} aria-hidden />}
        onClick={onCancel}
      >
        Cancel
      </Button>
    </>
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
  if (batch.items.every(({ status }) => status === 'pending') && batch.phase === 'idle') return null
  const percent = progressOf(batch.items)
  return (
    <div className={classes.progress}>
      {/* A bar that grows smoothly has the page laid out again and again, which slows the work it shows. */}
      <Progress.Root size="lg" radius={24} transitionDuration={0} className={classes.bar}>
        <Progress.Section value={percent} aria-label={label} />
      </Progress.Root>
      <div className={classes.words}>
        <p>{percent}% complete</p>
        <p>{detailsOf(batch)}</p>
      </div>
    </div>
  )
}
