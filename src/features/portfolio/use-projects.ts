import type { ProjectPage } from '@/content/project-pages'
import type { Project } from '@/content/projects'
import { type LazyState, useLazyModule } from '@/lib/use-lazy-module'
import { allProjects } from './all-projects'

export interface Projects extends Pick<LazyState<unknown>, 'hasFailed' | 'retry'> {
  /** All that are known: at first those of the page. */
  readonly known: readonly Project[]
  readonly total: number
  readonly areAllKnown: boolean
}

/** A page's projects, and all of them once that is wanted. */
export function useProjects({ projects, total }: ProjectPage, areAllWanted: boolean): Projects {
  const isPart = projects.length < total
  const { module, hasFailed, retry } = useLazyModule(allProjects, isPart && areAllWanted)
  return { known: module ?? projects, total, areAllKnown: !isPart || module !== undefined, hasFailed, retry }
}
