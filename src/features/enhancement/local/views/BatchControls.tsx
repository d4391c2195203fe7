import { Button } from '@mantine/core'
import { IconWand } from '@tabler/icons-react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { isCompleted, isPending } from '@/features/enhancement/batch/enhancement-item'
import classes from '@/features/enhancement/views/BatchControls.module.css'
import { PauseControls } from '@/features/enhancement/views/PauseControls'
import { cancel, enhanceAll, pause, resume } from '../commands'
import { useLocalState } from '../store/local-state'

/** Starts the batch, pauses and resumes it, cancels it. */
export function BatchControls() {
  const batch = useLocalState((state) => state.batch)
  const isEmpty = batch.items.length === 0
  const isToDo = batch.items.some(isPending)
  return (
    <div className={classes.controls}>
      <Button
        className={classes.start}
        size="lg"
        // Once there is nothing to do but to save, saving is the next step.
        variant={isToDo || !batch.items.some(isCompleted) ? 'filled' : 'default'}
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
        <PauseControls
          isPaused={batch.phase === 'paused'}
          onPause={pause}
          onResume={resume}
          onCancel={cancel}
        />
      )}
    </div>
  )
}
