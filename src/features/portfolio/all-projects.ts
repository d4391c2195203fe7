import { lazyModule } from '@/lib/lazy-module'

/** The list of all projects, of which a page shows only a part. Loaded when more of it is wanted. */
export const allProjects = lazyModule(() => import('@/content/projects').then(({ projects }) => projects))
