import { hardwoodPage, hardwoodPhotos } from '@/content/hardwood'
import { Photo } from '@/ui/Photo'
import { Section } from '@/ui/Section'
import classes from './Projects.module.css'

/** Two photographs of the work, large. */
export function Projects() {
  return (
    <Section {...hardwoodPage.projects} tone="dark">
      <div className={classes.projects}>
        {hardwoodPhotos.map(({ photo, title, description }) => (
          <figure key={photo}>
            <Photo name={photo} sizes="(min-width: 62em) 48rem, 100vw" />
            <figcaption className={classes.caption}>
              <strong className={classes.title}>{title}</strong>
              {description}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
