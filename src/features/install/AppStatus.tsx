import classes from './AppStatus.module.css'
import { NetworkNote } from './NetworkNote'
import { UpdateNote } from './UpdateNote'

/** Whether the network is there and whether a new version is ready, told quietly above the floating buttons. */
export default function AppStatus() {
  return (
    <div role="status" className={classes.status}>
      <UpdateNote />
      <NetworkNote />
    </div>
  )
}
