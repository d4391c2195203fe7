import { Button, Checkbox } from '@mantine/core'
import { IconPlayerStop, IconRestore, IconShare2 } from '@tabler/icons-react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { isPending, isToExport } from '@/features/enhancement/batch/item'
import { ExportButton, inertIf } from '@/features/enhancement/views/BatchControls'
import { longestWebSide } from '~/workers/export/protocol'
import { cancelExport, canShare, clearList, exportAll, setForWeb, shareAll } from '../actions'
import { isSaveNext, useLocalState } from '../state'
import classes from './OnDeviceTool.module.css'

export function ExportPanel() {
  const { batch, isForWeb, written } = useLocalState((state) => state)
  const count = batch.items.filter(({ result }) => result).length
  if (count === 0) return null
  const isExported = !batch.items.some(isToExport)
  const isAtEnd = !isBusy(batch) && !batch.items.some(isPending)

  return (
    <section className={classes.export} aria-label="All enhanced images">
      <div className={classes.targets}>
        <ExportButton count={count} written={written} isNextStep={isSaveNext(batch)} onExport={exportAll} />
        {written !== null && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPlayerStop size={20} stroke={1.5} aria-hidden />}
            onClick={cancelExport}
          >
            Stop Saving
          </Button>
        )}
        {canShare() && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
            {...inertIf(written !== null)}
            onClick={written === null ? shareAll : undefined}
          >
            Share
          </Button>
        )}
        {isAtEnd && isExported && written === null && (
          <Button
            size="lg"
            leftSection={<IconRestore size={20} stroke={1.5} aria-hidden />}
            onClick={clearList}
          >
            Start Over
          </Button>
        )}
      </div>
      <Checkbox
        unstyled
        classNames={{ body: classes.forWeb }}
        icon={BrowsersOwn}
        label={`Smaller, for the web: JPEG, up to ${longestWebSide} px`}
        checked={isForWeb}
        onChange={({ currentTarget }) => setForWeb(currentTarget.checked)}
      />
    </section>
  )
}

/** The browser draws the check mark itself. */
const BrowsersOwn = () => null
