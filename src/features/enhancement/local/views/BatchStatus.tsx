import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { countsOf, isBusy, isProcessing } from '../../batch/batch'
import type { LocalBatch } from '../../batch/batch-runner'
import { progressOf } from '../../batch/enhancement-item'
import { inWords, remainingTime } from '../../batch/remaining-time'
import { BatchProgress } from '../../views/BatchProgress'
import { allowNotification, canNotify } from '../progress/progress-indicators'
import { setNotifying } from '../store/local-store'
import classes from './BatchStatus.module.css'

interface BatchStatusProps {
  readonly batch: LocalBatch
  readonly isNotifying: boolean
}

/** How far the batch is, how long it will take, and whether to be told of its end. */
export function BatchStatus({ batch, isNotifying }: BatchStatusProps) {
  return (
    <div className={classes.status}>
      <BatchProgress
        label="Images enhanced on this device"
        percent={progressOf(batch.items)}
        details={detailsOf(batch).join(' · ')}
      />
      {isBusy(batch) && canNotify() && (
        <Switch
          classNames={{ body: classes.notify, label: classes.notifyLabel }}
          label="Notify me when it is done"
          checked={isNotifying}
          onChange={async ({ currentTarget }) =>
            setNotifying(currentTarget.checked && (await allowNotification()))
          }
        />
      )}
    </div>
  )
}

function detailsOf(batch: LocalBatch): string[] {
  const { total, completed, failed, left } = countsOf(batch.items)
  const time = remainingTime(batch)
  const pausing = batch.items.some(isProcessing) ? 'Pausing after this image' : 'Paused'
  return [
    ...(batch.phase === 'paused' ? [pausing] : []),
    ...(batch.phase === 'cancelled' ? ['Cancelled'] : []),
    `${completed} of ${total} enhanced`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(left > 0 ? [`${left} left`] : []),
    ...(time === undefined ? [] : [inWords(time)]),
  ]
}
