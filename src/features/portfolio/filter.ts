import type { ProjectCategory } from '../../content/project-categories'
import type { Project } from '../../content/projects'

/** The projects of one category in their own order, or all of them (specification, section 4). */
export function projectsIn(
  category: ProjectCategory | undefined,
  projects: readonly Project[],
): readonly Project[] {
  return category === undefined ? projects : projects.filter((project) => project.category === category)
}

/** The projects among which one goes back and forth: those of the filter, or all where it leaves this one out. */
export function neighboursOf(
  id: number,
  category: ProjectCategory | undefined,
  projects: readonly Project[],
): readonly Project[] {
  const shown = projectsIn(category, projects)
  return shown.some((project) => project.id === id) ? shown : projects
}
