import { type ProjectCategory, projectCategories } from '../../content/project-categories'
import type { Project } from '../../content/projects'

/** Reads a category from a URL's search parameter; anything that names none stands for All. */
export function readCategory(value: unknown): ProjectCategory | undefined {
  return typeof value === 'string' && Object.hasOwn(projectCategories, value)
    ? (value as ProjectCategory)
    : undefined
}

/** The projects of one category in their own order, or all of them (specification, section 4). */
export function projectsIn(
  category: ProjectCategory | undefined,
  projects: readonly Project[],
): readonly Project[] {
  return category === undefined ? projects : projects.filter((project) => project.category === category)
}
