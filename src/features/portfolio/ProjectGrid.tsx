import { memo } from 'react'
import type { Project } from '@/content/projects'
import { ProjectCard } from './ProjectCard'
import classes from './ProjectGrid.module.css'

export interface ProjectGridProps {
  readonly projects: readonly Project[]
  readonly hrefOf: (id: number) => string
  readonly onOpen: (id: number) => void
  /** Called when somebody is about to open one. */
  readonly onIntent?: () => void
}

/** Projects arranged like boards of different lengths: wide and narrow, narrow and wide, and one across the full width. */
export const ProjectGrid = memo(function ProjectGrid({
  projects,
  hrefOf,
  onOpen,
  onIntent,
}: ProjectGridProps) {
  return (
    <ul className={classes.grid} onPointerDown={onIntent} onPointerEnter={onIntent} onFocus={onIntent}>
      {projects.map((project) => (
        <li key={project.id} className={classes.place}>
          <ProjectCard project={project} href={hrefOf(project.id)} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
})
