import { Button } from '@mantine/core'
import { IconAppWindow } from '@tabler/icons-react'
import smallButton from '@/features/enhancement/views/small-button.module.css'
import patterns from '@/ui/patterns.module.css'
import { takeOver } from '../actions'
import { useDropZone } from '../input/use-drop-zone'
import classes from './OpenElsewhere.module.css'

/** Stands in place of the tool while another tab has it. */
export function OpenElsewhere() {
  // A dropped file must not take the place of the page.
  useDropZone(() => {})
  return (
    <div className={classes.offer} role="status">
      <IconAppWindow size={26} stroke={1.5} aria-hidden />
      <div>
        <strong>The photo tool is open in another tab</strong>
        <p className={patterns.small}>
          You can go on with its photos here. The other tab stops then, and nothing is lost.
        </p>
      </div>
      <Button className={smallButton.button} onClick={takeOver}>
        Use it here
      </Button>
    </div>
  )
}
