import { type ProjectCategory, projectCategories } from '@/content/project-categories'

/** Reads a category from a URL's search parameter; any other value stands for All. */
export function readCategory(value: unknown): ProjectCategory | undefined {
  return typeof value === 'string' && Object.hasOwn(projectCategories, value)
    ? (value as ProjectCategory)
    : undefined
}

/** Reads how many pages of projects are shown; one without it. */
export function readPages(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 1 ? value : undefined
}

/** Reads a project's id from a URL's search parameter. */
export function readProject(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}
