import { IconDeviceLaptop, IconWand } from '@tabler/icons-react'
import { useDeferredValue, useEffect } from 'react'
import { enhancement } from '@/content/pages/enhancement'
import { BatchControls } from '@/features/enhancement/views/BatchControls'
import { BatchProgress } from '@/features/enhancement/views/BatchProgress'
import notes from '@/features/enhancement/views/Notes.module.css'
import { ToolPanel } from '@/features/enhancement/views/ToolPanel'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import patterns from '@/ui/patterns.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { enhanceAll, pause, resume, startEffects, stopSharing } from '../actions'
import { isSaveNext, useLocalState } from '../state'
import { notesOf, unkeptWords } from '../words'
import { ExportPanel } from './ExportPanel'
import { FileInput } from './FileInput'
import classes from './OnDeviceTool.module.css'
import { OpenElsewhere } from './OpenElsewhere'
import { RestoreOffer } from './RestoreOffer'
import { ResultsPanel } from './ResultsPanel'
import { StorageNote } from './StorageNote'

const shareDialog = lazyModule(() => import('./ShareDialog'))

/** The local tool: photos chosen from this device and enhanced on it (specification, section 2). */
export function OnDeviceTool() {
  useEffect(startEffects, [])
  const state = useLocalState((all) => all)
  const { batch, announcement, isOpenElsewhere, sharing } = state
  // Hundreds of rows are rendered without holding up anything else.
  const shownBatch = useDeferredValue(batch)
  const isEmpty = batch.items.length === 0
  const unkept = unkeptWords(batch.items)

  const panel = { icon: <IconDeviceLaptop size={28} stroke={1.5} />, ...enhancement.local }
  if (isOpenElsewhere)
    return (
      <ToolPanel {...panel}>
        <OpenElsewhere />
      </ToolPanel>
    )

  return (
    <ToolPanel {...panel}>
      <StorageNote />
      <RestoreOffer />
      <div role="status" className={notes.notes}>
        {notesOf(state).map((note) => (
          <p key={note} className={patterns.small}>
            {note}
          </p>
        ))}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={classes.workspace} data-empty={isEmpty || undefined}>
        <FileInput {...state} />
        <BatchControls
          batch={batch}
          icon={<IconWand size={22} stroke={1.5} aria-hidden />}
          isSaveNext={isSaveNext(batch)}
          onStart={enhanceAll}
          onPause={pause}
          onResume={resume}
        >
          Enhance All
        </BatchControls>
        {!isEmpty && (
          <>
            <BatchProgress batch={batch} label="Images enhanced on this device" />
            <ResultsPanel batch={shownBatch} />
          </>
        )}
        <div className={classes.side}>
          {unkept && (
            <p className={notes.warning} role="status">
              {unkept}
            </p>
          )}
          <ExportPanel />
        </div>
      </div>
      <Lazy of={shareDialog} when={sharing !== null} onGiveUp={stopSharing}>
        {({ ShareDialog }) => sharing && <ShareDialog sharing={sharing} />}
      </Lazy>
    </ToolPanel>
  )
}
