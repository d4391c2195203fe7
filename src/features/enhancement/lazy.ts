import { lazyModule } from '@/lib/lazy-module'

/** The comparison of both tools. */
export const compareDialog = lazyModule(() => import('./views/CompareDialog'))
