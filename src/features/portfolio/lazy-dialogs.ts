import { lazyModule } from '@/lib/lazy-module'
import type { WorkSearch } from './work-search'

/** What opens over the portfolio. Its code comes when it's reached for, or when an address asks for it. */

export const projectDialog = lazyModule(() => import('./ProjectDialog'))
export const presentation = lazyModule(() => import('./Presentation'))

/** Fetches what an address opens while the page itself is still being started. */
export function preloadDialog({ project, present }: WorkSearch): void {
  if (project !== undefined) projectDialog.preload()
  if (present !== undefined) presentation.preload()
}
