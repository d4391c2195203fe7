import { IconArrowRight } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { ourWork } from '@/content/pages/our-work'
import { sizeAndDays } from '@/content/work/jobs'
import { projectCategories } from '@/content/work/project-categories'
import type { Project } from '@/content/work/types'
import type { LazyModule } from '@/lib/lazy-module'
import { Photo } from '@/ui/Photo'
import classes from './ProjectGrid.module.css'
import { projectCardId, projectPath } from './project-url'

export interface ProjectGridProps {
  readonly projects: readonly Project[]
  readonly onOpen: (id: number) => void
  /** Handlers for the first signs that a project will be opened. */
  readonly intent: LazyModule<unknown>['preloadAtIntent']
}

/** Projects laid like boards of different lengths: wide and narrow, narrow and wide, and one full width. */
export const ProjectGrid = memo(function ProjectGrid({ projects, onOpen, intent }: ProjectGridProps) {
  return (
    <ul className={classes.grid} {...intent}>
      {projects.map((project, index) => (
        <li key={project.id} className={classes.place}>
          <ProjectCard project={project} isFirst={index === 0} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
})

/** Gives the focus back to the link of a project's card. */
export const focusCard = (id: number) =>
  document.getElementById(projectCardId(id))?.querySelector<HTMLElement>('a')?.focus()

interface ProjectCardProps {
  readonly project: Project
  /** True if the card is in view as soon as the page is. */
  readonly isFirst: boolean
  readonly onOpen: (id: number) => void
}

function ProjectCard({ project, isFirst, onOpen }: ProjectCardProps) {
  // A phone's card has no room for the details.
  const { days } = sizeAndDays(project)
  const { before } = project

  function open(event: MouseEvent<HTMLElement>): void {
    // The browser itself opens new tabs and windows.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(project.id)
  }

  return (
    <article id={projectCardId(project.id)} className={classes.card}>
      <div className={classes.picture}>
        <Photo
          name={project.image}
          sizes="(min-width: 80em) 48rem, (min-width: 40em) 58vw, 100vw"
          priority={isFirst}
          className={classes.photo}
        />
        {before && <p className={classes.badge}>Before &amp; After</p>}
        {before && (
          <div className={classes.before}>
            <Photo
              name={before}
              sizes="(min-width: 40em) 14rem, 36vw"
              ratio="3 / 2"
              className={classes.beforePhoto}
            />
          </div>
        )}
      </div>
      <div className={classes.words}>
        <h3>
          <a
            // Without scripts it leads to the card, which has the same words.
            href={projectPath(project)}
            aria-haspopup="dialog"
            onClick={open}
            className={classes.link}
          >
            {project.title}
          </a>
        </h3>
        <p className={classes.location}>
          <span>{`${project.location} · ${projectCategories[project.category]}`}</span>
          {days && <span className={classes.duration}>{` · ${days}`}</span>}
        </p>
        <p className={classes.description}>{project.description}</p>
        <p className={classes.details}>{project.details}</p>
        <p aria-hidden className={classes.more}>
          <span>{ourWork.projects.more}</span> <IconArrowRight size="1.125em" stroke={1.75} />
        </p>
      </div>
    </article>
  )
}
