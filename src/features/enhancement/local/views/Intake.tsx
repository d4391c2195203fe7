import { Button } from '@mantine/core'
import { IconCamera, IconFolder, IconPhotoPlus } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { choose } from '../use-local-tool'
import { filesOf } from '../use-ways-in'
import classes from './Intake.module.css'

/** The ways in that are pressed: images, a whole folder, the camera. Dropping and pasting need no place of their own. */
export function Intake() {
  const picker = useRef<HTMLInputElement>(null)
  const folderPicker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)

  const takeFiles = async ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Closing the picker without a choice changes nothing.
    if (!currentTarget.files?.length) return
    const files = await filesOf(nativeEvent)
    // Otherwise choosing the same files once more would go unnoticed.
    currentTarget.value = ''
    await choose(files)
  }

  return (
    <div className={classes.intake}>
      <div className={classes.buttons}>
        <Button
          className={classes.select}
          variant="default"
          size="lg"
          leftSection={<IconPhotoPlus size={22} stroke={1.5} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          Select Images
        </Button>
        <Button
          className={classes.camera}
          variant="default"
          size="lg"
          leftSection={<IconCamera size={22} stroke={1.5} aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          Take a Photo
        </Button>
        <Button
          className={classes.folder}
          variant="default"
          size="lg"
          leftSection={<IconFolder size={22} stroke={1.5} aria-hidden />}
          onClick={() => folderPicker.current?.click()}
        >
          Select a Folder
        </Button>
      </div>
      <p className={classes.hint}>Or drop photos and folders anywhere on this page, or paste them.</p>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Images to enhance"
        onChange={takeFiles}
      />
      <input
        ref={folderPicker}
        type="file"
        // Unknown to React's types.
        {...{ webkitdirectory: '' }}
        hidden
        aria-label="Folder of images to enhance"
        onChange={takeFiles}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label="Photo to enhance"
        onChange={takeFiles}
      />
    </div>
  )
}
