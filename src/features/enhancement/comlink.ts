import { lazyModule } from '@/lib/lazy-module'

/** The library through which pages call their workers, loaded with the first of them. */
export const comlink = lazyModule(() => import('comlink'))
