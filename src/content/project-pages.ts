import type { Project } from './projects'

/** How many projects Our Work shows at a time. The rest is one press further, and on pages of its own without scripts. */
export const projectsPerPage = 24

/** What one page of Our Work shows. */
export interface ProjectPage {
  readonly projects: readonly Project[]
  /** How many there are on all pages. */
  readonly total: number
}

export const projectPageCount = (total: number) => Math.max(1, Math.ceil(total / projectsPerPage))

/** @param page counted from one */
export function projectPage(projects: readonly Project[], page: number): ProjectPage {
  const start = (page - 1) * projectsPerPage
  return { projects: projects.slice(start, start + projectsPerPage), total: projects.length }
}

/** The path of a page of projects: Our Work itself is the first one. */
export const projectPagePath = (page: number) => (page === 1 ? '/our-work' : `/our-work/${page}`)

/** Which page of projects has this path, from the second one on. */
export function projectPageAt(path: string): number | undefined {
  const page = /^\/our-work\/([1-9]\d*)$/.exec(path)?.[1]
  return page === undefined || page === '1' ? undefined : Number(page)
}
