import { Button, FileButton } from '@mantine/core'
import { IconFolderPlus, IconPhotoPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { chooseFiles } from '../actions'
import { inOrder, useDropZone } from '../input/use-drop-zone'
import { openBatchOf } from '../library'
import { isListEmpty, type LocalState } from '../state'
import classes from './FileInput.module.css'

const folderInput = { 'aria-label': 'Folder of images to enhance', webkitdirectory: '' }

/** Where photos are chosen, dropped and pasted. */
export function FileInput(state: LocalState) {
  const isEmpty = isListEmpty(state)
  const isDraggedOver = useDropZone(chooseFiles)
  const resetFiles = useRef<() => void>(null)
  const resetFolder = useRef<() => void>(null)
  const takeFiles = (files: readonly File[]) => {
    // Otherwise the inputs do not notice when the same files are chosen again.
    resetFiles.current?.()
    resetFolder.current?.()
    if (files.length > 0) void chooseFiles(files)
  }
  const takeFolder = (files: readonly File[]) =>
    takeFiles(files.toSorted((one, other) => inOrder(one.webkitRelativePath, other.webkitRelativePath)))

  return (
    <div
      className={classes.fileInput}
      data-empty={isEmpty || undefined}
      data-busy={isBusy(openBatchOf(state.library)) || undefined}
      data-dragged={isDraggedOver || undefined}
    >
      {isEmpty && (
        <div className={classes.pictures} aria-hidden>
          <IconPhotoPlus size={36} stroke={1.25} />
        </div>
      )}
      <FileButton
        multiple
        accept="image/*"
        resetRef={resetFiles}
        inputProps={{ 'aria-label': 'Images to enhance' }}
        onChange={takeFiles}
      >
        {(props) => (
          <Button
            {...props}
            className={classes.images}
            variant={isEmpty ? 'filled' : 'default'}
            size="lg"
            leftSection={<IconPhotoPlus size={22} stroke={1.5} aria-hidden />}
          >
            <span className={classes.word}>Select Images</span>
          </Button>
        )}
      </FileButton>
      <FileButton multiple resetRef={resetFolder} inputProps={folderInput} onChange={takeFolder}>
        {(props) => (
          <Button
            {...props}
            className={classes.folder}
            variant="default"
            size="lg"
            leftSection={<IconFolderPlus size={22} stroke={1.5} aria-hidden />}
          >
            Select Folder
          </Button>
        )}
      </FileButton>
      <p className={classes.hint}>Or drop photos and folders anywhere on this page, or paste them.</p>
    </div>
  )
}
