import { Button, FileButton } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { chooseFiles } from '../actions'
import { useDropZone } from '../input/use-drop-zone'
import type { LocalState } from '../state'
import classes from './OnDeviceTool.module.css'

/** Where photographs are chosen, dropped and pasted. */
export function FileInput({ batch, resumable }: LocalState) {
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
