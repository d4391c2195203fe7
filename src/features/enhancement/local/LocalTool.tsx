import { Button } from '@mantine/core'
import { IconDeviceLaptop, IconPhotoPlus, IconPlayerStop, IconWand } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { enhancement } from '../../../content/enhancement'
import { BatchProgress } from '../BatchProgress'
import { progressOf } from '../queue'
import { ToolPanel } from '../ToolPanel'
import { KeptResults } from './KeptResults'
import { LocalResults } from './LocalResults'
import classes from './LocalTool.module.css'
import { useLocalBatch } from './use-local-batch'

/** The local tool: photographs chosen from this device, enhanced on this device (specification, section 2). */
export function LocalTool() {
  const { items, isWorking, isUnkept, kept, choose, enhanceAll, stop, download } = useLocalBatch()
  const picker = useRef<HTMLInputElement>(null)
  const isEmpty = items.length === 0
  const hasStarted = items.some(({ status }) => status !== 'pending')

  const takeFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // Closing the picker without a choice keeps what was chosen before.
    if (currentTarget.files?.length) choose(currentTarget.files)
    // Otherwise choosing the same files once more would go unnoticed.
    currentTarget.value = ''
  }

  return (
    <ToolPanel icon={<IconDeviceLaptop size={26} stroke={1.5} />} {...enhancement.local}>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconPhotoPlus size={22} stroke={1.5} aria-hidden />}
          disabled={isWorking}
          onClick={() => picker.current?.click()}
        >
          Select Images
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Images to enhance"
          onChange={takeFiles}
        />
        <Button
          size="lg"
          leftSection={<IconWand size={22} stroke={1.5} aria-hidden />}
          disabled={isWorking}
          // Not `disabled` while nothing is chosen: it can be reached, and says what is missing when pressed.
          aria-disabled={isEmpty || undefined}
          data-disabled={isEmpty || undefined}
          onClick={enhanceAll}
        >
          Enhance All
        </Button>
        {isWorking && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconPlayerStop size={22} stroke={1.5} aria-hidden />}
            onClick={stop}
          >
            Stop
          </Button>
        )}
      </div>
      <p className={classes.ready} role="status">
        {isEmpty ? '' : `${items.length} image(s) ready`}
      </p>
      {hasStarted && <BatchProgress label="Images enhanced on this device" percent={progressOf(items)} />}
      {!isEmpty && <LocalResults items={items} onDownload={download} />}
      <KeptResults bytes={kept.bytes} onClear={kept.clear} isUnkept={isUnkept} />
    </ToolPanel>
  )
}
