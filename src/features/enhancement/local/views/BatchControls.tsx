import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop, IconWand } from '@tabler/icons-react'
import { isBusy } from '../../batch/batch'
import type { LocalBatch } from '../../batch/batch-runner'
import { send } from '../store/local-store'
import { enhanceAll } from '../store/use-local-tool'
import classes from './BatchControls.module.css'

/** Begins the batch, and lets it wait, go on or stop. */
export function BatchControls({ batch }: { readonly batch: LocalBatch }) {
  const isEmpty = batch.items.length === 0
  const isPaused = batch.phase === 'paused'
  return (
    <div className={classes.controls}>
      <Button
        className={classes.start}
        size="lg"
        leftSection={<IconWand size={22} stroke={1.5} aria-hidden />}
        disabled={isBusy(batch)}
        // Not `disabled` while nothing is chosen: it can be reached, and says what is missing when pressed.
        aria-disabled={isEmpty || undefined}
        data-disabled={isEmpty || undefined}
        onClick={enhanceAll}
      >
        Enhance All
      </Button>
      {isBusy(batch) && (
        <>
          {/* One button for both, so that the focus stays where it is. */}
          <Button
            variant={isPaused ? 'filled' : 'default'}
            size="lg"
            leftSection={
              isPaused ? (
                <IconPlayerPlay size={22} stroke={1.5} aria-hidden />
              ) : (
                <IconPlayerPause size={22} stroke={1.5} aria-hidden />
              )
            }
            onClick={() => send({ type: isPaused ? 'resume' : 'pause' })}
          >
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPlayerStop size={22} stroke={1.5} aria-hidden />}
            onClick={() => send({ type: 'cancel' })}
          >
            Cancel
          </Button>
        </>
      )}
    </div>
  )
}
