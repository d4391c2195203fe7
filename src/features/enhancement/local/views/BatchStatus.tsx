import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useState } from 'react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { progressOf } from '@/features/enhancement/batch/enhancement-item'
import { BatchProgress } from '@/features/enhancement/views/BatchProgress'
import { detailsOf } from '@/features/enhancement/views/batch-details'
import { notifyWhenDone } from '../commands'
import { canNotify } from '../progress/progress-indicators'
import { useLocalState } from '../store/local-state'
import classes from './BatchStatus.module.css'

/** How far the batch is, how long it will take, and a switch for a notification at its end. */
export function BatchStatus() {
  const batch = useLocalState((state) => state.batch)
  return (
    <div className={classes.status}>
      <BatchProgress
        label="Images enhanced on this device"
        percent={progressOf(batch.items)}
        details={detailsOf(batch)}
      />
      {isBusy(batch) && <NotifySwitch />}
    </div>
  )
}

function NotifySwitch() {
  const isNotifying = useLocalState((state) => state.isNotifying)
  // The browser looks the permission up in another process, which must not happen again for every photograph.
  const [isPossible, setPossible] = useState(canNotify)
  if (!isPossible) return null
  return (
    <Switch
      classNames={{ body: classes.notify, label: classes.notifyLabel }}
      label="Notify me when it is done"
      checked={isNotifying}
      onChange={async ({ currentTarget }) => {
        await notifyWhenDone(currentTarget.checked)
        setPossible(canNotify())
      }}
    />
  )
}
