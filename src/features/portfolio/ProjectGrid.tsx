import { IconArrowRight } from '@tabler/icons-react'
import { type MouseEvent, memo } from 'react'
import { ourWork } from '@/content/pages/our-work'
import { sizeAndDays } from '@/content/work/jobs'
import { projectCategories } from '@/content/work/project-categories'
import type { Project } from '@/content/work/types'
import { Photo } from '@/ui/Photo'
import { projectDialog } from './lazy-dialogs'
import classes from './ProjectGrid.module.css'
import { projectCardId, projectPath } from './project-url'

export interface ProjectGridProps {
  readonly projects: readonly Project[]
  readonly onOpen: (id: number) => void
}

/** Projects laid like boards of different lengths: wide and narrow, narrow and wide, and one full width. */
export const ProjectGrid = memo(function ProjectGrid({ projects, onOpen }: ProjectGridProps) {
  return (
    <ul className={classes.grid} {...projectDialog.preloadAtIntent}>
      {projects.map((project, index) => (
        <li key={project.id} className={classes.place}>
          <ProjectCard project={project} isFirst={index === 0} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
})

/** The first sentence of a text, and what follows it. */
function cutAfterSentence(text: string): readonly [first: string, rest: string] {
  const end = text.search(/(?<=[.!?])\s/)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
}

interface ProjectCardProps {
  readonly project: Project
  /** True if the card is in view as soon as the page is. */
  readonly isFirst: boolean
  readonly onOpen: (id: number) => void
}

function ProjectCard({ project, isFirst, onOpen }: ProjectCardProps) {
  // A phone's card has no room for the details.
  const { days } = sizeAndDays(project)
  const { before, description } = project
  const [first, rest] = cutAfterSentence(description)

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
          sizes="(min-width: 80em) 48rem, (min-width: 62em) 66vw, 100vw"
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
        <div>
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
          <p className={classes.description}>
            <span>{first}</span>
            {rest && <span className={classes.rest}>{rest}</span>}
          </p>
        </div>
        <p className={classes.details}>{project.details}</p>
        <p aria-hidden className={classes.more}>
          <span>{ourWork.projects.more}</span> <IconArrowRight size="1.125em" stroke={1.75} />
        </p>
      </div>
    </article>
  )
}
