import { IconDeviceLaptop, IconWand } from '@tabler/icons-react'
import { useDeferredValue, useEffect } from 'react'
import { enhancement } from '@/content/pages/enhancement'
import { BatchControls } from '@/features/enhancement/views/BatchControls'
import notes from '@/features/enhancement/views/Notes.module.css'
import { ToolPanel } from '@/features/enhancement/views/ToolPanel'
import { lazyModule } from '@/lib/lazy-module'
import { useKeeping } from '@/lib/persistent-storage'
import { Lazy } from '@/ui/Lazy'
import patterns from '@/ui/patterns.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { enhanceAll, pause, removeHopeless, resume, startEffects, stopSharing } from '../actions'
import { isHopeless } from '../failures'
import { openBatchOf } from '../library'
import { isListEmpty, isNewBatchNext, isSaveNext, useLocalState } from '../state'
import { isTrouble, lookingForBatch, notesOf, storageWords, unkeptWords } from '../words'
import { ExportPanel } from './ExportPanel'
import { FileInput } from './FileInput'
import { Joining } from './Joining'
import { KeepLonger } from './KeepLonger'
import { ListProgress } from './ListProgress'
import classes from './OnDeviceTool.module.css'
import { OpenElsewhere } from './OpenElsewhere'
import { ResultsPanel } from './ResultsPanel'
import { Shelf } from './Shelf'

const shareDialog = lazyModule(() => import('./ShareDialog'))

/** The local tool: photos chosen from this device and enhanced on it (specification, section 2). */
export function OnDeviceTool() {
  useEffect(startEffects, [])
  const state = useLocalState((all) => all)
  const { library, announcement, isOpenElsewhere, sharing } = state
  const batch = openBatchOf(library)
  // Hundreds of rows are rendered without holding up anything else.
  const shownBatch = useDeferredValue(batch)
  const isEmpty = isListEmpty(state)
  const isAwaited = shownBatch.items.length === 0 && !isEmpty
  const hasTrouble = isTrouble(state)
  const unkept = unkeptWords(state)
  const storage = storageWords(state, useKeeping())
  const panel = { icon: <IconDeviceLaptop size={28} stroke={1.5} />, ...enhancement.local }
  if (isOpenElsewhere)
    return (
      <ToolPanel {...panel}>
        <OpenElsewhere />
      </ToolPanel>
    )

  return (
    <ToolPanel {...panel} isFolded={!isEmpty || library.batches.size > 0}>
      <p role="status" className={hasTrouble && !isAwaited ? notes.warning : classes.storage}>
        {!isAwaited && storage}
      </p>
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
        {isAwaited ? (
          <div role="status" className={classes.awaited} data-quiet={!hasTrouble || undefined}>
            <p className={patterns.small}>{lookingForBatch}</p>
            {hasTrouble && <p className={notes.warning}>{storage}</p>}
          </div>
        ) : (
          <>
            <BatchControls
              batch={batch}
              icon={<IconWand size={22} stroke={1.5} aria-hidden />}
              isNextStep={!isSaveNext(state, batch) && !isNewBatchNext(batch)}
              onStart={enhanceAll}
              onPause={pause}
              onResume={resume}
              hopeless={batch.items.filter(isHopeless).length}
              onRemoveHopeless={removeHopeless}
              className={classes.enhance}
            >
              Enhance All
            </BatchControls>
            {!isEmpty && (
              <>
                <ListProgress batch={batch} className={classes.progress} />
                <ResultsPanel key={shownBatch.id} batch={shownBatch} />
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
          </>
        )}
      </div>
      {!isAwaited && <Shelf />}
      <KeepLonger />
      <Joining />
      <Lazy of={shareDialog} when={sharing !== null} onGiveUp={stopSharing}>
        {({ ShareDialog }) => sharing && <ShareDialog sharing={sharing} />}
      </Lazy>
    </ToolPanel>
  )
}
