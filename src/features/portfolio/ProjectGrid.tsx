import type { Project } from '../../content/projects'
import { ProjectCard } from './ProjectCard'
import classes from './ProjectGrid.module.css'

/** Projects set like boards of unequal length: wide beside narrow, then the other way round, and one across. */
export function ProjectGrid({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <ul className={classes.grid}>
      {projects.map((project, index) => (
        <li key={project.id} className={classes.place}>
          <ProjectCard project={project} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}
