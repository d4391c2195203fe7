import { dustContainment, dustControl, sandingPage, sandingPhotos } from '@/content/sanding'
import { Points } from '@/ui/Points'
import { Spread } from '@/ui/Spread'
import classes from './DustControl.module.css'

/** The share of the dust that is caught, and how. */
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
