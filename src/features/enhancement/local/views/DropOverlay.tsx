import { IconPhotoDown } from '@tabler/icons-react'
import classes from './DropOverlay.module.css'

/** Lies over the page while files are dragged over it. */
export function DropOverlay() {
  return (
    <div className={classes.overlay} aria-hidden>
      <div className={classes.target}>
        <IconPhotoDown size={48} stroke={1.25} />
        <p className={classes.words}>Drop photos to add them</p>
      </div>
    </div>
  )
}
