import { Button } from '@mantine/core'
import { IconFileZip, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { isBusy } from '../batch/batch-reducer'
import { isCompleted, isPending } from '../batch/enhancement-item'
import classes from '../views/BatchControls.module.css'
import { PauseControls } from '../views/PauseControls'
import { downloadAll } from './download-image'
import type { ServerTool } from './server-tool'

interface ServerControlsProps {
  readonly batch: ReturnType<ServerTool['store']['get']>['batch']
  readonly send: ServerTool['send']
}

/** Starts the batch, pauses and resumes it, cancels it, and saves what it has brought. */
export function ServerControls({ batch, send }: ServerControlsProps) {
  const [written, setWritten] = useState<number | null>(null)
  const { items, phase } = batch
  const completed = items.filter(isCompleted).length
  const isToDo = items.some(isPending)

  const saveAll = async () => {
    setWritten(0)
    await downloadAll(items, setWritten)
    setWritten(null)
  }
  const save = completed > 0 && (
    <Button
      className={classes.save}
      size="lg"
      // Once all is done, saving is the next step.
      variant={isToDo || isBusy(batch) ? 'light' : 'filled'}
      leftSection={<IconFileZip size={22} stroke={1.5} aria-hidden />}
      disabled={written !== null}
      onClick={saveAll}
    >
      {written === null
        ? `Save ${completed} ${completed === 1 ? 'photo' : 'photos'}`
        : `Saving ${Math.min(written + 1, completed)} of ${completed}`}
    </Button>
  )

  return (
    <div className={classes.controls}>
      <Button
        className={classes.start}
        size="lg"
        variant={isToDo || isBusy(batch) || completed === 0 ? 'filled' : 'default'}
        leftSection={<IconSparkles size={22} stroke={1.5} aria-hidden />}
        disabled={isBusy(batch)}
        // A batch that was cancelled goes on where it was. One that has ended begins anew.
        onClick={() => send({ type: isToDo ? 'start' : 'restart' })}
      >
        {isBusy(batch) ? 'Enhancing Images...' : 'Enhance All Images'}
      </Button>
      {isBusy(batch) && (
        <PauseControls
          isPaused={phase === 'paused'}
          onPause={() => send({ type: 'pause' })}
          onResume={() => send({ type: 'resume' })}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      {save}
    </div>
  )
}
