import { Button, FileButton } from '@mantine/core'
import { IconDeviceLaptop, IconPhotoPlus, IconTrash, IconWand } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useRef } from 'react'
import { enhancement } from '@/content/enhancement'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { isCompleted, isPending } from '@/features/enhancement/batch/item'
import { BatchProgress, PauseControls } from '@/features/enhancement/views/BatchControls'
import controls from '@/features/enhancement/views/BatchControls.module.css'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import { ToolPanel } from '@/features/enhancement/views/ToolPanel'
import patterns from '@/ui/patterns.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { cancel, chooseFiles, clearCachedResults, enhanceAll, pause, resume } from '../commands'
import { useDropZone } from '../input/use-drop-zone'
import { inMegabytes } from '../photo'
import { beginSession } from '../session'
import { type LocalState, useLocalState } from '../state'
import { problemWords } from '../storage/database'
import { unkeptWords } from '../storage/storage-full'
import classes from './LocalTool.module.css'
import { ResultsPanel } from './ResultsPanel'
import { ResumeOffer } from './ResumeOffer'
import { SaveAll } from './SaveAll'

/** The local tool: photographs chosen from this device, enhanced on this device (specification, section 2). */
export function LocalTool() {
  useEffect(beginSession, [])
  const state = useLocalState((all) => all)
  const { batch, announcement } = state
  // Hundreds of rows are rendered without holding up anything else.
  const shownBatch = useDeferredValue(batch)
  const isEmpty = batch.items.length === 0
  // Once there is nothing to do but to save, saving is the next step. A pause has its own.
  const isNextStep =
    batch.phase !== 'paused' && (batch.items.some(isPending) || !batch.items.some(isCompleted))

  return (
    <ToolPanel icon={<IconDeviceLaptop size={26} stroke={1.5} />} {...enhancement.local}>
      <ResumeOffer />
      <FileInput {...state} />
      <div className={controls.controls}>
        <Button
          className={controls.wide}
          size="lg"
          variant={isNextStep ? 'filled' : 'default'}
          leftSection={<IconWand size={22} stroke={1.5} aria-hidden />}
          disabled={isBusy(batch)}
          // Not `disabled` while nothing is chosen: it can be reached, and says what is missing when pressed.
          aria-disabled={isEmpty || undefined}
          data-disabled={isEmpty || undefined}
          onClick={enhanceAll}
        >
          Enhance All
        </Button>
        <PauseControls batch={batch} onPause={pause} onResume={resume} onCancel={cancel} />
      </div>
      <div role="status" className={classes.ready}>
        {!isEmpty && <p>{batch.items.length} image(s) ready</p>}
        {notesOf(state).map((note) => (
          <p key={note} className={patterns.small}>
            {note}
          </p>
        ))}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <BatchProgress batch={batch} label="Images enhanced on this device" />
      <UnkeptResults {...state} />
      <SaveAll />
      {!isEmpty && <ResultsPanel batch={shownBatch} />}
      <CachedResults {...state} />
    </ToolPanel>
  )
}

function FileInput({ batch, resumable }: LocalState) {
  const isDraggedOver = useDropZone(chooseFiles)
  const reset = useRef<() => void>(null)
  const takeFiles = (files: readonly File[]) => {
    // Otherwise the input does not notice when the same files are chosen again.
    reset.current?.()
    if (files.length > 0) void chooseFiles(files)
  }

  return (
    <div className={classes.fileInput} data-dragged={isDraggedOver || undefined}>
      <FileButton
        multiple
        accept="image/*"
        resetRef={reset}
        inputProps={{ 'aria-label': 'Images to enhance' }}
        onChange={takeFiles}
      >
        {(props) => (
          <Button
            {...props}
            // An offer to go on with the last batch is the next step itself.
            variant={batch.items.length === 0 && !resumable ? 'filled' : 'default'}
            size="lg"
            leftSection={<IconPhotoPlus size={22} stroke={1.5} aria-hidden />}
          >
            Select Images
          </Button>
        )}
      </FileButton>
      <p className={classes.hint}>Or drop photos and folders anywhere on this page, or paste them.</p>
    </div>
  )
}

const mostNamed = 5

function notesOf({ batch, chosen, unsaved, storageProblem, isLockedElsewhere }: LocalState): string[] {
  const { skipped = [], known = 0 } = chosen ?? {}
  const count = skipped.length
  const names = skipped.slice(0, mostNamed).join(', ') + (count > mostNamed ? ' …' : '')
  const notes = [
    count > 0 && `${count} ${count === 1 ? 'file was' : 'files were'} skipped: not an image (${names})`,
    known > 0 && `${known} ${known === 1 ? 'image was' : 'images were'} in the list already`,
    isLockedElsewhere &&
      batch.items.length > 0 &&
      'Another tab already has a list. This one won’t be saved if you close or reload the tab.',
    unsaved > 0 &&
      `${problemWords[storageProblem ?? 'refused']}: ${unsaved} of these images would have to be picked again after a reload.`,
  ]
  return notes.filter((note) => note !== false)
}

/** Says how many results end with the page. It stands where they are saved. */
function UnkeptResults({ batch }: LocalState) {
  const words = unkeptWords(batch.items)
  return (
    words && (
      <p className={controls.warning} role="status">
        {words}
      </p>
    )
  )
}

/** How much the result cache holds, and how to clear what earlier batches put there. */
function CachedResults({ batch, cachedBytes }: LocalState) {
  if (cachedBytes === 0) return null
  const listed = batch.items.reduce(
    (sum, { result }) => sum + (result?.uncached === null ? result.bytes : 0),
    0,
  )
  return (
    <div className={classes.cached}>
      <p>{inMegabytes(cachedBytes)} of results kept on this device</p>
      {cachedBytes > listed && (
        <ConfirmButton
          variant="subtle"
          className={controls.small}
          leftSection={<IconTrash size={20} stroke={1.5} aria-hidden />}
          question={`Clear ${inMegabytes(cachedBytes - listed)} of earlier results?`}
          onConfirm={clearCachedResults}
        >
          Clear
        </ConfirmButton>
      )}
    </div>
  )
}
