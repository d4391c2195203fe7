import type { MouseEvent } from 'react'
import { beforePhotos } from '@/content/photos'
import { projectCategories } from '@/content/project-categories'
import type { Project } from '@/content/projects'
import { Photo } from '@/ui/Photo'
import classes from './ProjectCard.module.css'

export interface ProjectCardProps {
  readonly project: Project
  /** The URL that shows it in a dialog. */
  readonly href: string
  readonly onOpen: (id: number) => void
}

/** The link of a project's card, which gets the focus back. */
export const projectLinkId = (id: number) => `project-${id}`

/** One job: its photograph, a small one from before the work if there is one, and a description. */
export function ProjectCard({ project, href, onOpen }: ProjectCardProps) {
  const before = project.beforeAfter ? beforePhotos[project.image] : undefined

  function open(event: MouseEvent): void {
    // The browser itself opens new tabs and windows.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(project.id)
  }

  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Photo
          name={project.image}
          sizes="(min-width: 80em) 48rem, (min-width: 48em) 58vw, 100vw"
          className={classes.photo}
        />
        {project.beforeAfter ? <p className={classes.badge}>Before &amp; After</p> : null}
        {before ? (
          <div className={classes.before}>
            <Photo
              name={before}
              sizes="(min-width: 48em) 14rem, 36vw"
              ratio="3 / 2"
              className={classes.beforePhoto}
            />
          </div>
        ) : null}
      </div>
      <div className={classes.words}>
        <h3>
          <a
            id={projectLinkId(project.id)}
            href={href}
            aria-haspopup="dialog"
            onClick={open}
            className={classes.link}
          >
            {project.title}
          </a>
        </h3>
        <p className={classes.place}>
          {project.location}
          <span className={classes.category}>{projectCategories[project.category]}</span>
        </p>
        <p className={classes.description}>{project.description}</p>
        <p className={classes.details}>{project.details}</p>
      </div>
    </article>
  )
}
