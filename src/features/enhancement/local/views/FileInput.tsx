import { Button } from '@mantine/core'
import { IconCamera, IconFolder, IconPhotoPlus } from '@tabler/icons-react'
import { type ChangeEvent, type InputHTMLAttributes, useRef } from 'react'
import { chooseFiles } from '../commands'
import { useLocalState } from '../state'
import classes from './LocalTool.module.css'

/** Buttons that open the browser's pickers: for images, for a whole folder, for the camera. */
export function FileInput() {
  // An offer to go on with the last batch is the next step itself.
  const isNextStep = useLocalState(({ batch, resumable }) => batch.items.length === 0 && !resumable)
  return (
    <div className={classes.fileInput}>
      <div className={classes.pickers}>
        <FilePicker
          name="Select Images"
          Icon={IconPhotoPlus}
          isNextStep={isNextStep}
          picks={{ accept: 'image/*', multiple: true, 'aria-label': 'Images to enhance' }}
        />
        <FilePicker
          name="Take a Photo"
          Icon={IconCamera}
          className={classes.camera}
          picks={{ accept: 'image/*', capture: 'environment', 'aria-label': 'Photo to enhance' }}
        />
        <FilePicker
          name="Select a Folder"
          Icon={IconFolder}
          className={classes.folder}
          picks={{ ...folder, 'aria-label': 'Folder of images to enhance' }}
        />
      </div>
      <p className={classes.hint}>Or drop photos and folders anywhere on this page, or paste them.</p>
    </div>
  )
}

/** Unknown to React's types. */
const folder = { webkitdirectory: '' }

interface FilePickerProps {
  readonly name: string
  readonly Icon: typeof IconFolder
  /** Attributes of the input that opens the browser's picker. */
  readonly picks: InputHTMLAttributes<HTMLInputElement>
  readonly className?: string
  readonly isNextStep?: boolean
}

function FilePicker({ name, Icon, picks, className, isNextStep }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null)

  const takeFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Otherwise the input does not notice when the same files are chosen again.
    currentTarget.value = ''
    // Closing the picker without a choice changes nothing.
    if (files.length > 0) void chooseFiles(files)
  }

  return (
    <>
      <Button
        className={className}
        variant={isNextStep ? 'filled' : 'default'}
        size="lg"
        leftSection={<Icon size={22} stroke={1.5} aria-hidden />}
        onClick={() => picker.current?.click()}
      >
        {name}
      </Button>
      <input ref={picker} type="file" hidden {...picks} onChange={takeFiles} />
    </>
  )
}
