import type { Project } from '@/content/work/types'

/** The projects of one category in their own order, or all of them (specification, section 4). */
export function projectsIn(category: string | undefined, projects: readonly Project[]): readonly Project[] {
  return category === undefined ? projects : projects.filter((project) => project.category === category)
}

/** The projects for previous and next: those of the filter, or all if the filter lacks this one. */
export function neighborsOf(
  id: number,
  category: string | undefined,
  projects: readonly Project[],
): readonly Project[] {
  const shown = projectsIn(category, projects)
  return shown.some((project) => project.id === id) ? shown : projects
}
