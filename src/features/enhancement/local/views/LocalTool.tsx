import { IconDeviceLaptop } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { enhancement } from '@/content/enhancement'
import { progressOf } from '@/features/enhancement/batch/enhancement-item'
import { BatchProgress } from '@/features/enhancement/views/BatchProgress'
import { detailsOf } from '@/features/enhancement/views/batch-details'
import { ToolPanel } from '@/features/enhancement/views/ToolPanel'
import { useFocusRestore } from '@/lib/use-focus-restore'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { chooseFiles } from '../commands'
import { useSharedFiles } from '../input/shared-files'
import { useDropZone } from '../input/use-drop-zone'
import { problemWords } from '../storage/storage-problem'
import { type LocalState, useLocalState } from '../store/local-state'
import { beginSession } from '../store/session'
import { BatchControls } from './BatchControls'
import { CachedResults, UnkeptResults } from './CachedResults'
import { DropOverlay } from './DropOverlay'
import { FileInput } from './FileInput'
import classes from './LocalTool.module.css'
import { ResultsPanel } from './ResultsPanel'
import { ResumeOffer } from './ResumeOffer'
import { SaveAll } from './SaveAll'

/** The local tool: photographs chosen from this device, enhanced on this device (specification, section 2). */
export function LocalTool() {
  useEffect(beginSession, [])
  const state = useLocalState((all) => all)
  const { batch, announcement } = state
  const isDraggedOver = useDropZone(chooseFiles)
  const shareNotice = useSharedFiles(chooseFiles)
  const tool = useRef<HTMLDivElement>(null)
  useFocusRestore(tool)
  // Hundreds of rows are rendered without holding up anything else.
  const shownBatch = useDeferredValue(batch)
  const isEmpty = batch.items.length === 0
  const hasStarted = batch.items.some(({ status }) => status !== 'pending')

  return (
    <ToolPanel icon={<IconDeviceLaptop size={26} stroke={1.5} />} {...enhancement.local}>
      <div ref={tool} tabIndex={-1} className={classes.tool}>
        <ResumeOffer />
        <FileInput />
        <BatchControls />
        <div role="status" className={classes.ready}>
          {!isEmpty && <p>{batch.items.length} image(s) ready</p>}
          {[...notesOf(state), ...(shareNotice ? [shareNotice] : [])].map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
        </div>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {hasStarted && (
          <BatchProgress
            label="Images enhanced on this device"
            percent={progressOf(batch.items)}
            details={detailsOf(batch)}
          />
        )}
        <UnkeptResults />
        <SaveAll />
        {!isEmpty && <ResultsPanel batch={shownBatch} />}
        <CachedResults />
        {isDraggedOver && <DropOverlay />}
      </div>
    </ToolPanel>
  )
}

/** What people should know of the list beside its length. */
function notesOf({ batch, chosen, unsaved, storageProblem, isLockedElsewhere }: LocalState): string[] {
  const { skipped = 0, known = 0 } = chosen ?? {}
  const isForThisTab = isLockedElsewhere && batch.items.length > 0
  return [
    ...(skipped > 0 ? [`${skipped} ${skipped === 1 ? 'file was' : 'files were'} skipped: not an image`] : []),
    ...(known > 0 ? [`${known} ${known === 1 ? 'image was' : 'images were'} in the list already`] : []),
    ...(isForThisTab
      ? ['Another tab is at its own batch. This list ends when you close or reload this tab.']
      : []),
    ...(unsaved > 0
      ? [
          `${problemWords[storageProblem ?? 'refused']}: ${unsaved} of these images would have to be chosen again after a reload.`,
        ]
      : []),
  ]
}
