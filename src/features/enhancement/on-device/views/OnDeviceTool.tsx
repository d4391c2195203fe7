import { Button } from '@mantine/core'
import { IconDeviceLaptop, IconWand } from '@tabler/icons-react'
import { useDeferredValue, useEffect } from 'react'
import { enhancement } from '@/content/pages/enhancement'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { isCompleted, isPending } from '@/features/enhancement/batch/item'
import { BatchProgress, inertIf, PauseControls } from '@/features/enhancement/views/BatchControls'
import controls from '@/features/enhancement/views/BatchControls.module.css'
import { ToolPanel } from '@/features/enhancement/views/ToolPanel'
import patterns from '@/ui/patterns.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { beginSession, cancel, enhanceAll, pause, resume } from '../actions'
import { useLocalState } from '../state'
import { notesOf, unkeptWords } from '../words'
import { ExportPanel } from './ExportPanel'
import { FileInput } from './FileInput'
import { OpenElsewhere } from './OpenElsewhere'
import { ResultsPanel } from './ResultsPanel'
import { ResumeOffer } from './ResumeOffer'

/** The local tool: photographs chosen from this device and enhanced on it (specification, section 2). */
export function OnDeviceTool() {
  useEffect(beginSession, [])
  const state = useLocalState((all) => all)
  const { batch, announcement, isOpenElsewhere } = state
  // Hundreds of rows are rendered without holding up anything else.
  const shownBatch = useDeferredValue(batch)
  const isEmpty = batch.items.length === 0
  const unkept = unkeptWords(batch.items)
  // Once there is nothing to do but to save, saving is the next step. A pause has its own.
  const isNextStep =
    batch.phase !== 'paused' && (batch.items.some(isPending) || !batch.items.some(isCompleted))

  const panel = { icon: <IconDeviceLaptop size={26} stroke={1.5} />, ...enhancement.local }
  if (isOpenElsewhere)
    return (
      <ToolPanel {...panel}>
        <OpenElsewhere />
      </ToolPanel>
    )

  return (
    <ToolPanel {...panel}>
      <ResumeOffer />
      <FileInput {...state} />
      <div className={controls.controls}>
        <Button
          className={controls.wide}
          size="lg"
          variant={isNextStep ? 'filled' : 'default'}
          leftSection={<IconWand size={22} stroke={1.5} aria-hidden />}
          // While nothing is chosen it says so when pressed.
          {...inertIf(isEmpty || isBusy(batch))}
          onClick={enhanceAll}
        >
          Enhance All
        </Button>
        <PauseControls batch={batch} onPause={pause} onResume={resume} onCancel={cancel} />
      </div>
      <div role="status" className={controls.notes}>
        {!isEmpty && <p>{batch.items.length} image(s) ready</p>}
        {notesOf(state).map((note) => (
          <p key={note} className={patterns.small}>
            {note}
          </p>
        ))}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <BatchProgress batch={batch} label="Images enhanced on this device" />
      {unkept && (
        <p className={controls.warning} role="status">
          {unkept}
        </p>
      )}
      <ExportPanel />
      {!isEmpty && <ResultsPanel batch={shownBatch} />}
    </ToolPanel>
  )
}
