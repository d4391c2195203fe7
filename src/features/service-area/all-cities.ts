import { lazyModule } from '@/lib/lazy-module'

// A page brings its own part of these lists along; the next pages of a tab load them.

/** The list of all cities. */
export const allTowns = lazyModule(() => import('@/content/towns'))

/** The lists of all cities, projects and reviews. */
export const allCityFacts = lazyModule(() => import('@/content/city-facts'))
