import { choiceCaption, refinishWhen, replaceWhen, sandingPage, sandingPhotos } from '@/content/sanding'
import { CheckList } from '@/ui/CheckList'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import classes from './Choice.module.css'

/** When a floor is worth sanding and when it is not. */
export function Choice() {
  return (
    <Section {...sandingPage.choice}>
      <div className={classes.choice}>
        <figure className={classes.figure}>
          <Photo
            name={sandingPhotos.choice}
            sizes="(min-width: 62em) 34rem, 100vw"
            focus="50% 100%"
            className={classes.photo}
          />
          <figcaption className={classes.caption}>{choiceCaption}</figcaption>
        </figure>
        <div className={classes.lists}>
          <div className={classes.list}>
            <h3>{refinishWhen.title}</h3>
            <CheckList items={refinishWhen.items} />
          </div>
          <div className={classes.list}>
            <h3>{replaceWhen.title}</h3>
            <CheckList items={replaceWhen.items} mark="minus" />
          </div>
        </div>
      </div>
    </Section>
  )
}
