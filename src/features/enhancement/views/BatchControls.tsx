import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { IconDownload, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Batch, isBusy, isUnhandled } from '../batch/batch-reducer'
import { countsOf, type EnhancementItem, isToExport, progressOf } from '../batch/item'
import { detailsOf, inWords, photosInWords, remainingTime } from '../batch/words'
import classes from './BatchControls.module.css'

interface BatchProps {
  readonly batch: Batch<EnhancementItem>
}

interface BatchControlsProps extends BatchProps {
  readonly icon: ReactNode
  /** The first button's words. */
  readonly children: string
  /** True if saving comes before what these buttons do. */
  readonly isSaveNext: boolean
  readonly onStart: () => void
  readonly onPause: () => void
  readonly onResume: () => void
}

/**
 * The buttons of a batch: begin, pause and resume, or retry what failed when nothing else is left. The
 * filled one is the next step.
 */
export function BatchControls(props: BatchControlsProps) {
  const { batch, icon, children, isSaveNext, onStart, onPause, onResume } = props
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
          onClick={onStart}
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

interface SaveButtonProps {
  readonly items: readonly EnhancementItem[]
  /** How many of how many have been written, while they are saved. */
  readonly saving: { readonly written: number; readonly total: number } | null
  readonly isNextStep: boolean
  /** The id of what says in which form they are saved. */
  readonly describedBy?: string
  readonly onSave: () => void
}

/** Saves what isn't saved yet, or all of it again. */
export function SaveButton({ items, saving, isNextStep, describedBy, onSave }: SaveButtonProps) {
  const unsaved = items.filter(isToExport).length
  const save = unsaved > 0 ? `Save ${photosInWords(unsaved)}` : 'Save again'
  return (
    <Button
      variant={isNextStep ? 'filled' : 'light'}
      size="lg"
      leftSection={<IconDownload size={22} stroke={1.5} aria-hidden />}
      {...inertIf(saving !== null)}
      aria-describedby={describedBy}
      onClick={saving ? undefined : onSave}
    >
      {saving ? `Saving ${Math.min(saving.written + 1, saving.total)} of ${saving.total}` : save}
    </Button>
  )
}

interface BatchProgressProps extends BatchProps {
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
