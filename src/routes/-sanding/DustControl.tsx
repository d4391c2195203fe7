import { dustContainment, dustControl, sandingPage, sandingPhotos } from '../../content/sanding'
import { Points } from '../../ui/Points'
import { Spread } from '../../ui/Spread'
import classes from './DustControl.module.css'

/** How much of the dust is caught, and where. */
export function DustControl() {
  return (
    <Spread {...sandingPage.dust} tone="dark" photo={sandingPhotos.dust} focus="52% 70%">
      <p className={classes.figure}>
        <strong className={classes.value}>{dustContainment.value}</strong> {dustContainment.label}
      </p>
      <Points items={dustControl} />
    </Spread>
  )
}
