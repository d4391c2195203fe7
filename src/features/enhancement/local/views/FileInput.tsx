import { Button } from '@mantine/core'
import { IconCamera, IconFolder, IconPhotoPlus } from '@tabler/icons-react'
import { type ChangeEvent, type InputHTMLAttributes, useRef } from 'react'
import { filesOf } from '../input/use-drop-zone'
import { choose } from '../store/use-local-tool'
import classes from './FileInput.module.css'

/** The ways in that are pressed: images, a whole folder, the camera. Dropping and pasting need no place of their own. */
export function FileInput() {
  return (
    <div className={classes.fileInput}>
      <div className={classes.buttons}>
        <WayIn
          name="Select Images"
          Icon={IconPhotoPlus}
          picks={{ accept: 'image/*', multiple: true, 'aria-label': 'Images to enhance' }}
        />
        <WayIn
          name="Take a Photo"
          Icon={IconCamera}
          className={classes.camera}
          picks={{ accept: 'image/*', capture: 'environment', 'aria-label': 'Photo to enhance' }}
        />
        <WayIn
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

interface WayInProps {
  readonly name: string
  readonly Icon: typeof IconFolder
  /** Of the browser's picker. */
  readonly picks: InputHTMLAttributes<HTMLInputElement>
  readonly className?: string
}

function WayIn({ name, Icon, picks, className }: WayInProps) {
  const picker = useRef<HTMLInputElement>(null)

  const takeFiles = async ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Closing the picker without a choice changes nothing.
    if (!currentTarget.files?.length) return
    const files = await filesOf(nativeEvent)
    // Otherwise choosing the same files once more would go unnoticed.
    currentTarget.value = ''
    await choose(files)
  }

  return (
    <>
      <Button
        className={className}
        variant="default"
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
