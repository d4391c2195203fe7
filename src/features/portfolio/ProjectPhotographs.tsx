import type { Project } from '@/content/projects'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import classes from './ProjectDialog.module.css'
import { photographsOf } from './photographs'

const sizes =
  '(min-width: 62em) min(150vh - 14rem, 100vw - 24rem), (min-width: 40em) and (max-height: 32em) calc(150vh - 14rem), calc(100vw - 2.5rem)'

/** A project's photographs in a column. Before and after share one comparison. */
export function ProjectPhotographs({ project }: { readonly project: Project }) {
  return (
    <div className={classes.photographs}>
      {photographsOf(project).map(({ photo, before }) =>
        before ? (
          <PhotoComparison key={photo} before={before} after={photo} subject={project.title} sizes={sizes} />
        ) : (
          <Photo key={photo} name={photo} sizes={sizes} />
        ),
      )}
    </div>
  )
}
