import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Batch, isBusy, isUnhandled } from '../batch/batch-reducer'
import { countsOf, type EnhancementItem } from '../batch/item'
import classes from './BatchControls.module.css'
import { inertIf } from './inert-if'

interface BatchControlsProps {
  readonly batch: Batch<EnhancementItem>
  readonly icon: ReactNode
  /** The first button's words. */
  readonly children: string
  /** The first button's look, where it isn't what the page is for. */
  readonly variant?: 'light'
  readonly isNextStep: boolean
  /** How many photos have failed that no retry can help. */
  readonly hopeless?: number
  readonly onRemoveHopeless?: () => void
  readonly onStart: () => void
  readonly onPause: () => void
  readonly onResume: () => void
  readonly className?: string
}

/**
 * The buttons of a batch: begin, pause and resume, or retry what failed when nothing else is left. The
 * filled one is the next step.
 */
export function BatchControls(props: BatchControlsProps) {
  const { batch, icon, children, variant, isNextStep, hopeless = 0, onStart, onPause, onResume } = props
  const { items, phase } = batch
  const isPaused = phase === 'paused'
  const PauseIcon = isPaused ? IconPlayerPlay : IconPlayerPause
  const retriable = countsOf(items).failed - hopeless
  const isAtEnd = items.length > 0 && !items.some(isUnhandled)
  return (
    <div className={clsx(classes.controls, props.className)}>
      {!isAtEnd && (
        <Button
          variant={variant}
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
          variant={isPaused && isNextStep ? 'filled' : 'default'}
          size="lg"
          leftSection={<PauseIcon size={22} stroke={1.5} aria-hidden />}
          onClick={isPaused ? onResume : onPause}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      {isAtEnd && retriable > 0 && (
        <Button
          variant={isNextStep ? 'filled' : 'default'}
          size="lg"
          leftSection={<IconRefresh size={22} stroke={1.5} aria-hidden />}
          onClick={onStart}
        >
          {`Retry All Failed (${retriable})`}
        </Button>
      )}
      {isAtEnd && hopeless > 0 && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconX size={22} stroke={1.5} aria-hidden />}
          onClick={props.onRemoveHopeless}
        >
          {`Remove ${hopeless} Failed`}
        </Button>
      )}
    </div>
  )
}
