import { IconDeviceLaptop } from '@tabler/icons-react'
import { useDeferredValue, useRef } from 'react'
import { enhancement } from '../../../../content/enhancement'
import { useKeptFocus } from '../../../../lib/use-focus-restore'
import { ToolPanel } from '../../views/ToolPanel'
import { useSharedFiles } from '../input/shared-files'
import { useDroppedAndPasted } from '../input/use-drop-zone'
import type { LocalState } from '../store/local-store'
import { choose, useLocalTool } from '../store/use-local-tool'
import { BatchControls } from './BatchControls'
import { BatchStatus } from './BatchStatus'
import { KeptResults } from './CachedResults'
import { DropOverlay } from './DropOverlay'
import { FileInput } from './FileInput'
import { LocalResults } from './LocalResults'
import classes from './LocalTool.module.css'
import { ResumeOffer } from './ResumeOffer'
import { SaveAll } from './SaveAll'

/** The local tool: photographs chosen from this device, enhanced on this device (specification, section 2). */
export function LocalTool() {
  const { kept, ...state } = useLocalTool()
  const { batch, offer, announcement, isNotifying } = state
  const isDraggedOver = useDroppedAndPasted(choose)
  const shareNotice = useSharedFiles(choose)
  const tool = useRef<HTMLDivElement>(null)
  useKeptFocus(tool)
  // Hundreds of rows are drawn without holding up anything else.
  const shownBatch = useDeferredValue(batch)
  const isEmpty = batch.items.length === 0
  const hasStarted = batch.items.some(({ status }) => status !== 'pending')

  return (
    <ToolPanel icon={<IconDeviceLaptop size={26} stroke={1.5} />} {...enhancement.local}>
      <div ref={tool} tabIndex={-1} className={classes.tool}>
        {offer && <ResumeOffer offer={offer} />}
        <FileInput />
        <BatchControls batch={batch} />
        <div role="status" className={classes.ready}>
          {!isEmpty && <p>{batch.items.length} image(s) ready</p>}
          {[...notesOf(state), ...(shareNotice ? [shareNotice] : [])].map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
        </div>
        <p role="status" className={classes.announcement}>
          {announcement}
        </p>
        {hasStarted && <BatchStatus batch={batch} isNotifying={isNotifying} />}
        {!isEmpty && <LocalResults batch={shownBatch} />}
        <SaveAll items={batch.items} />
        <KeptResults
          bytes={kept.bytes}
          onClear={kept.clear}
          isUnkept={batch.items.some(({ result }) => result?.isKept === false)}
        />
        {isDraggedOver && <DropOverlay />}
      </div>
    </ToolPanel>
  )
}

/** What is worth knowing of the queue beside its length. */
function notesOf({ batch, chosen, unkept, isElsewhere }: LocalState): string[] {
  const { skipped = 0, known = 0 } = chosen ?? {}
  const isUnkept = isElsewhere && batch.items.length > 0
  return [
    ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? 'file was' : 'files were'} skipped: not an image`] : []),
    ...(known > 0 ? [`${known} ${known === 1 ? 'image was' : 'images were'} in the list already`] : []),
    ...(isUnkept
      ? ['Another tab is at its own batch. This list ends when you close or reload this tab.']
      : []),
    ...(unkept > 0
      ? [`Storage is full: ${unkept} of these images would have to be chosen again after a reload.`]
      : []),
  ]
}
