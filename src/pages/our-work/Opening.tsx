import { ourWork } from '@/content/our-work'
import { beforePhotos } from '@/content/photos'
import { PhotoComparison } from '@/ui/PhotoComparison'
import classes from './Opening.module.css'

const { photo, focus } = ourWork.hero

/** The page begins with the work itself: one room before and after, across the screen. */
export function Opening() {
  return (
    <>
      <div className={classes.words}>
        <h1>{ourWork.title}</h1>
        <p className={classes.lead}>{ourWork.lead}</p>
      </div>
      <PhotoComparison
        before={beforePhotos[photo] ?? photo}
        after={photo}
        subject={ourWork.hero.subject}
        sizes="100vw"
        focus={focus}
        priority
        className={classes.comparison}
      />
    </>
  )
}
