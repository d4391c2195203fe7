import { homeScreenSteps } from '@/content/pages/add-to-home-screen'
import { goesOnHomeScreen } from '@/lib/display-mode'
import { useKeeping } from '@/lib/persistent-storage'
import { useLocalState } from '../state'
import classes from './KeepLonger.module.css'

/** Beside photos in a tab of Safari: that it deletes them, and the ways out. */
export function KeepLonger() {
  const keeping = useKeeping()
  const hasPhotos = useLocalState(({ library }) => library.batches.size > 0)
  if (keeping !== 'a week' || !hasPhotos) return null
  return (
    <details className={classes.keepLonger}>
      <summary>Safari deletes photos after a week without a visit</summary>
      <p>Save them before that.</p>
      {goesOnHomeScreen() && (
        <>
          <p>{`Or work from your Home Screen, which Safari spares. ${homeScreenSteps}`}</p>
          <p>The photo tool starts empty there, so save what you have here first.</p>
        </>
      )}
    </details>
  )
}
