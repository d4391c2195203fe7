import { useRef } from 'react'
import { ourWork } from '../../content/our-work'
import { type ProjectCategory, projectCategories } from '../../content/project-categories'
import type { Project } from '../../content/projects'
import { CategoryFilter } from './CategoryFilter'
import { projectsIn } from './filter'
import { NoProjects } from './NoProjects'
import classes from './Portfolio.module.css'
import { ProjectGrid } from './ProjectGrid'

export interface PortfolioProps {
  readonly projects: readonly Project[]
  /** The one that is shown; All without it. */
  readonly category: ProjectCategory | undefined
  readonly onChoose: (category: ProjectCategory | undefined) => void
}

/** The projects and the buttons that narrow them down to one kind of work (specification, sections 2 and 4). */
export function Portfolio({ projects, category, onChoose }: PortfolioProps) {
  const allButton = useRef<HTMLButtonElement>(null)
  const shown = projectsIn(category, projects)
  const label = category === undefined ? ourWork.projects.all : projectCategories[category]

  function viewAll(): void {
    onChoose(undefined)
    // The pressed button goes away with the empty state; the focus must not go with it.
    allButton.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={classes.bar}>
        <CategoryFilter category={category} onChoose={onChoose} allButton={allButton} />
        <p role="status" className={classes.count}>
          {`Showing ${shown.length} of ${projects.length} projects`}
        </p>
      </div>
      {shown.length > 0 ? <ProjectGrid projects={shown} /> : <NoProjects label={label} onViewAll={viewAll} />}
    </>
  )
}
